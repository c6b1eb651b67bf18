// This file is loaded into a server and all its processes. It moves their clocks ahead by the
// milliseconds in the file that CLOCK_AHEAD names.
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
