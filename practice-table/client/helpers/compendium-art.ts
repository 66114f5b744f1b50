/** What art is for a document of a compendium. */
interface Art {
  readonly actor?: string;
  readonly token?: string | object;
  readonly credit?: string;
}

/** `game.compendiumArt`: the art that packages bring for documents of compendia. At the table none brings any. */
export class CompendiumArt extends Map<string, Art> {
  readonly FLAG = "compendiumArtMappings";
  readonly SETTING = "compendiumArtConfiguration";
  enabled = true;

  getPackages(): readonly object[] {
    return [];
  }
}
