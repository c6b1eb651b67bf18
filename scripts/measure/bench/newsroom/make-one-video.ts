import { join } from 'node:path'
import { makeVideo } from '#media/video/make-video.ts'
import { harbourScript, hummedNarration } from '#media/video/test-script.ts'
import type { EncoderName, VideoFormat } from '#media/video/video.ts'

/** The cost of making one video, which this process reports to its parent. */
export interface VideoMeasured {
  seconds: number
  wallSeconds: number
  cpuSeconds: number
  megabytes: number
}

/** The minutes that speaking the script takes. */
const SCRIPT_MINUTES = 1.3

const [folder, format, minutes, encoder] = process.argv.slice(2) as [
  string,
  VideoFormat,
  string,
  EncoderName,
]
const times = Number(minutes) / SCRIPT_MINUTES
const [opening, ...rest] = harbourScript.sections
const closing = rest.pop()!
const repeated = Array.from({ length: Math.ceil(times) }, () => rest).flat()
const script = { ...harbourScript, sections: [opening!, ...repeated, closing] }
// The script's middle is repeated a whole number of times, so it gets too long and is spoken faster
// to last as long as requested.
const narration = await hummedNarration(script, folder, Math.ceil(times) / times)

const begun = performance.now()
const before = process.cpuUsage()
const { seconds } = await makeVideo({
  script,
  narration,
  format,
  encoder,
  pictures: new Map(),
  path: join(folder, 'video.mp4'),
  attempt: { folder, report() {}, signal: new AbortController().signal },
})
const cpu = process.cpuUsage(before)
const measured: VideoMeasured = {
  seconds,
  wallSeconds: (performance.now() - begun) / 1000,
  cpuSeconds: (cpu.user + cpu.system) / 1e6,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
}
process.send!(measured, () => process.exit(0))
