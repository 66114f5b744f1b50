/** An item of whichever ruleset: what differs is asked of its data. */
export class HeartRushItem extends Item {}
