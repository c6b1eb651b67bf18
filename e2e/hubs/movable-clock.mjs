// Loaded into a server before it starts, and into all that it starts: its clock is ahead by the milliseconds that stand in a
// file, CLOCK_AHEAD.
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 50
const RealDate = Date
let aheadMs = 0
let lookedAt = 0

function now() {
  const real = RealDate.now()
  if (real > lookedAt + LOOK_EVERY_MS) {
    lookedAt = real
    aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'))
  }
  return real + aheadMs
}

globalThis.Date = class extends RealDate {
  constructor(...moment) {
    if (moment.length === 0) super(now())
    else super(...moment)
  }
  static now() {
    return now()
  }
}
