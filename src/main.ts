import "../styles/heart-rush.css";
import { register } from "./foundry/register.ts";

register();
