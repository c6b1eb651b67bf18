/** Two clocks: publishers follow the days of the captures, and the server's own never goes back. */
export class ReplayClock {
  shown: Date
  moment: Date
  private aheadMs = 0

  constructor(start: Date) {
    this.shown = start
    this.moment = start
  }

  /** The time for the server. */
  now = (): Date => this.moment

  /** The current time for the publishers. */
  today = (): Date => this.shown

  moveTo(shown: Date): void {
    this.shown = shown
    this.moveHubTo(shown.getTime() + this.aheadMs)
  }

  moveHubTo(time: number): void {
    this.moment = new Date(Math.max(time, this.moment.getTime()))
  }

  /** Plays the captures again, at later times of the server. */
  rewindTo(shown: Date): void {
    this.aheadMs = this.moment.getTime() + 3_600_000 - shown.getTime()
    this.moveTo(shown)
  }
}
