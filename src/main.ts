import "../styles/heart-rush.scss";
import { register } from "./foundry/register.ts";

register();
