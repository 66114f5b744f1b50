import { BaseWall } from "../../common/documents/wall.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class WallDocument extends ClientDocumentMixin(BaseWall) {}
