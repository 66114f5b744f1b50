/** The package ships no declarations; this is the part that is used. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(source: string, destination: string, options?: { readonly log?: boolean }): Promise<void>;
}
