/** An actor of whichever ruleset: what differs is asked of its data. */
export class HeartRushActor extends Actor {}
