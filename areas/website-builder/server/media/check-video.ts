import { BufferSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import { demandSize } from '#core/file-limits.ts'
import { Problem } from '#core/problem.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { CheckedVideo, GivenFile } from './media-reading.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Video codecs that all current browsers play. */
const PLAYED = new Set(['avc', 'vp8', 'vp9', 'av1'])

/**
 * Checks a video by its content, whatever its name is. Fails with a `Problem` if browsers cannot
 * play it.
 */
export async function checkVideo({ name, bytes }: GivenFile): Promise<CheckedVideo> {
  demandSize(
    { name, size: bytes.length },
    SITE_MEDIA.videoBytes,
    'Export it shorter, or in a lower quality.',
  )
  const { type, codec } = await read(bytes).catch(() => {
    throw new Problem('invalid', `“${name}” is damaged, or not a video despite its name.`)
  })
  if (type === null)
    throw new Problem(
      'invalid',
      `“${name}” is a QuickTime video, which few browsers play. Export it as MP4.`,
    )
  if (codec === null || !PLAYED.has(codec))
    throw new Problem(
      'invalid',
      `“${name}” has no picture that browsers play. Export it as MP4 with H.264.`,
    )
  return { kind: 'video', type, body: type === 'video/mp4' ? withoutMetadata(bytes) : bytes }
}

async function read(bytes: Uint8Array) {
  const input = new Input({ formats: [MP4, WEBM, QTFF], source: new BufferSource(bytes) })
  const format = await input.getFormat()
  const track = await input.getPrimaryVideoTrack()
  const type =
    format === MP4 ? ('video/mp4' as const) : format === WEBM ? ('video/webm' as const) : null
  return { type, codec: track?.codec ?? null }
}
