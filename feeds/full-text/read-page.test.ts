import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

// Scripts as long as those at the beginning of many pages, so that the first letter beyond ASCII
// comes late.
const SCRIPTS = `<script>${'harbour.load("crossing");'.repeat(1200)}</script>`
const KOREAN = [
  '말로 부두의 여객선 랜턴호가 월요일에 승객 이백열네 명을 태우고 다시 항해를 시작했다.',
  '새 기관은 톨란드에서 만들어졌으며 예전 것보다 기름을 삼분의 일 덜 쓴다.',
  '항만장 에이다 핀치는 여름 시간표를 곧바로 시작한다고 밝혔다.',
  '어부들은 지난 삼월 다리가 닫힌 뒤부터 항로를 다시 열어 달라고 요청해 왔다.',
]

/** A Korean page in the given encoding; `meta` may name the encoding. */
function korean(encoding: string, meta = ''): Buffer {
  const text = KOREAN.map((sentence) => `<p>${sentence} ${KOREAN[1]} ${KOREAN[2]}</p>`).join('\n')
  const html = `<!doctype html><html><head>${meta}${SCRIPTS}</head><body><article><h1>여객선</h1>${text}</article></body></html>`
  return iconv.encode(html, encoding)
}

const read = async (body: Uint8Array, contentType?: string) =>
  (await readPage({ body, contentType, address: 'https://quay.example/ferry' })).text

test('a server that names no encoding leaves the page to name it', async () => {
  for (const meta of [
    '<meta charset="euc-kr">',
    '<meta http-equiv="Content-Type" content="text/html; charset=EUC-KR">',
  ]) {
    const text = await read(korean('euc-kr', meta), 'text/html')
    for (const sentence of KOREAN) expect(text).toContain(sentence)
  }
})

test('a page that nobody names an encoding for is known by its letters, however late they come', async () => {
  const text = await read(korean('euc-kr'), 'text/html')
  for (const sentence of KOREAN) expect(text).toContain(sentence)
})

test.each([undefined, 'text/html', 'text/html; charset=utf-8'])(
  'a broken letter does not garble the other ones of a page in UTF-8 (%s)',
  async (contentType) => {
    const page = korean('utf-8')
    const at = page.indexOf(Buffer.from('월요일'))
    const broken = Buffer.concat([page.subarray(0, at), Buffer.of(0xed), page.subarray(at)])
    const text = await read(broken, contentType)
    for (const sentence of KOREAN.slice(1)) expect(text).toContain(sentence)
    expect(text).toContain('월요일')
  },
)
