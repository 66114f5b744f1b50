export interface UuidContext {
  readonly documentName: string;
  readonly id: string | null;
  readonly parentUuid?: string | null;
  readonly pack?: string | null;
}

export function buildUuid({ documentName, id, parentUuid, pack }: UuidContext): string | null {
  if (!id) return null;
  if (parentUuid) return `${parentUuid}.${documentName}.${id}`;
  return pack ? `Compendium.${pack}.${documentName}.${id}` : `${documentName}.${id}`;
}
