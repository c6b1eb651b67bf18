import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { readChapters } from './read-chapters.ts'
import { readTranscript } from './read-transcript.ts'
import { isStream, mainRecording, recordingKind } from './recordings.ts'
import { secondsStated } from './seconds-stated.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['1:02:03', 3723],
  ['62:03', 3723],
  ['3723', 3723],
  [3723, 3723],
  [' 00:01:02,500 ', 62.5],
  ['PT1H2M3S', 3723],
  ['PT45M', 2700],
  ['1h 2m 3s', 3723],
  ['1 hr. 2 min', 3720],
  ['62 minutes', 3720],
  ['45m', 2700],
  ['3723 seconds', 3723],
  ['90 miles', undefined],
  ['2 m 1 h', undefined],
  ['', undefined],
  ['about an hour', undefined],
  ['1:2:3:4', undefined],
  ['-5', undefined],
  ['PT', undefined],
  ['99999999', undefined],
  [null, undefined],
])('"%s" is %s seconds', (stated, seconds) => {
  expect(secondsStated(stated)).toBe(seconds)
})

test.each([
  ['audio/mpeg', 'https://a.example/1', 'audio'],
  [null, 'https://a.example/1.MP3?x=1', 'audio'],
  ['application/octet-stream', 'https://a.example/1.m4a', 'audio'],
  ['audio/mpeg', 'https://a.example/1.mp4', 'video'],
  ['video/webm', 'https://a.example/1.webm', 'video'],
  ['audio/webm', 'https://a.example/1.webm', 'audio'],
  ['image/jpeg', 'https://a.example/1.mp3', 'audio'],
  ['text/html', 'https://a.example/41.mp3', 'audio'],
  ['text/html', 'https://a.example/player', null],
  ['application/octet-stream', 'https://a.example/get.php?file=41.mp3', 'audio'],
  ['audio', 'https://a.example/41', 'audio'],
  [' Audio/MPEG', 'https://a.example/41', 'audio'],
  ['application/pdf', 'https://a.example/1.pdf', null],
  ['application/vnd.apple.mpegurl', 'https://a.example/live', 'video'],
  ['audio/x-mpegurl', 'https://a.example/live', 'audio'],
  [null, 'https://a.example/live.m3u8?token=1', 'video'],
  ['application/dash+xml', 'https://a.example/live.mpd', 'video'],
])('a file of type %s at %s is %s', (type, url, kind) => {
  expect(recordingKind({ url, type })).toBe(kind)
})

test.each([
  ['application/vnd.apple.mpegurl', 'https://a.example/live', true],
  ['application/x-mpegURL', 'https://a.example/live.m3u8', true],
  ['audio/mpeg', 'https://a.example/live.m3u8', true],
  [null, 'https://a.example/live.m3u', true],
  ['application/dash+xml', 'https://a.example/live', true],
  ['audio/mpegurl', 'https://a.example/41.mp3', false],
  ['video/mp4', 'https://a.example/live', false],
])('%s at %s is a stream: %s', (type, url, isOne) => {
  expect(isStream({ url, type })).toBe(isOne)
})

test('the first recording that is not a stream stands for its entry', () => {
  const at = (...names: string[]) =>
    mainRecording(names.map((name) => ({ url: `https://a.example/${name}`, type: null })))
  expect(at('1.pdf', '1.m3u8', '1.mp3', '2.mp3')).toBe(2)
  expect(at('1.pdf', '1.m3u8')).toBe(1)
  expect(at('1.pdf')).toBe(-1)
})

describe('transcripts', () => {
  const lines = [
    { start: 1, end: 4, text: 'Ann: The boats left at dawn, nine of them.' },
    { start: 4, end: 6, text: 'Ben: All came back.' },
  ]

  test.each([
    [
      'WebVTT',
      `\ufeffWEBVTT\n\nNOTE made by hand\n\n1\n00:01.000 --> 00:02.500 align:start\n<v Ann>The boats left at dawn,</v>\n\n00:00:02.500 --> 00:00:04.000\n<v Ann><i>nine</i> of them.\n\n00:04.000 --> 00:06.000\n<v.loud Ben>All came back.`,
    ],
    [
      'SubRip',
      '1\r\n00:00:01,000 --> 00:00:04,000\r\nAnn: The boats left at dawn,\r\nnine of them.\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,000\r\nBen: All came back.\r\n',
    ],
    [
      'JSON',
      JSON.stringify({
        version: '1.0.0',
        segments: [
          {
            speaker: 'Ann',
            startTime: 1,
            endTime: 4,
            body: 'The boats left at dawn, nine of them.',
          },
          { speaker: 'Ben', startTime: 4, endTime: 6, body: 'All came back.' },
          { startTime: 'x', body: 'lost' },
        ],
      }),
    ],
  ])('%s is read by its times', (_, file) => {
    expect(readTranscript(bytes(file))).toEqual({ lines, text: null })
  })

  test('HTML and plain text are shown as they are, without times', () => {
    const html =
      '<cite>Ann:</cite><time>0:01</time><p>The boats left.</p><script>x</script><p>All &amp; more.</p>'
    expect(readTranscript(bytes(html)).text).toBe('Ann:0:01\n\nThe boats left.\n\nAll & more.')
    expect(readTranscript(bytes('The boats left.\nAll of them.'))).toEqual({
      lines: [],
      text: 'The boats left.\nAll of them.',
    })
  })

  test.each(['', '{', '[1,null,"x"]', '{"segments":7}', 'WEBVTT', '\u0000'])(
    '%j has nothing to show and is no failure',
    (file) => {
      expect(readTranscript(bytes(file)).lines).toEqual([])
    },
  )

  test('captions that say their last words again say them once', () => {
    const file =
      'WEBVTT\n\n00:01.000 --> 00:02.000\nThe boats.\n\n00:02.000 --> 00:03.000\nThe boats.\n'
    expect(readTranscript(bytes(file)).lines).toEqual([{ start: 1, end: 3, text: 'The boats.' }])
  })

  test('long files cost as much as they are long', () => {
    const spentMs = cpuClock()
    readTranscript(bytes('00:01.000 --> 00:02.000\n<v a>b '.repeat(100_000)))
    readTranscript(bytes('<v '.repeat(1_000_000)))
    readTranscript(bytes(`00:01.000 --> 00:02.000\n${'<v x'.repeat(500_000)}`))
    readChapters(
      bytes(
        JSON.stringify({
          chapters: Array.from({ length: 50_000 }, () => ({ startTime: 1, title: 'a' })),
        }),
      ),
    )
    expect(spentMs()).toBeLessThan(8000)
  })
})

test('chapters are those to be listed, in the order of time', () => {
  const file = {
    version: '1.2.0',
    chapters: [
      { startTime: 60, title: 'The <b>quay</b>' },
      { startTime: 0, title: 'Beginning' },
      { startTime: 30, toc: false, title: 'Only a picture' },
      { startTime: 90 },
      null,
    ],
  }
  expect(readChapters(bytes(JSON.stringify(file)))).toEqual([
    { title: 'Beginning', start: 0 },
    { title: 'The quay', start: 60 },
  ])
  for (const broken of ['', '{', '[]', '{"chapters":{}}'])
    expect(readChapters(bytes(broken))).toEqual([])
})
