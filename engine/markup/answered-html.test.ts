import { expect, test } from 'vitest'
import type { Secrets } from '#server/tools.ts'
import { answerHtml } from './answer-html.ts'
import { ourPictures } from '#feeds/pictures/pictures-in-text.ts'
import { scrollingTables } from './scrolling-tables.ts'
import { attackVectors } from './test-vectors.ts'
import { checkedHtml } from '#areas/articles/web/entry/server-html.ts'

const secrets = { sign: () => 'S'.repeat(43) } as unknown as Secrets

test('the browser takes whatever the server hands out', () => {
  const { markup, strings } = attackVectors()
  const said = `<p>a &lt; b<br><a href="https://a.example/?a=1&amp;b=&quot;2" title='"<x>"'>c</a></p>
    <table><caption>T<tr><th scope=row colspan=2>1<td rowspan=2>2</table><pre>\n\n a\n</pre>
    <img src="https://a.example/1.jpg" alt='<b onclick="x">' width=10 height=50%>
    <ol start=3 reversed><li><time datetime="2026-01-01">then</time></ol><h2>H</h2><hr>`
  for (const stored of [said, ...markup, ...strings]) {
    const html = answerHtml(stored, [ourPictures(secrets), scrollingTables()])
    expect(checkedHtml(html)).toBe(html)
  }
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/a.png">',
  '<img src="/pictures/960/short/a">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="https://a.example" onclick="alert(1)">a</a>',
  '<a href="https://a.example"onclick="alert(1)">a</a>',
  '<a/onclick="alert(1)">a</a>',
  '<b class="app">a</b>',
  '<div style="position:fixed">a</div>',
  '<svg><b>',
  '<!-- a -->',
  '<![CDATA[a]]>',
  '<?xml a?>',
  '<b',
  '<B>a</B>',
  '</b onclick="alert(1)">',
  '<b title="a"">a</b>',
])('the browser refuses %s', (html) => {
  expect(() => checkedHtml(`<p>a</p>${html}`)).toThrow('not as the server writes it')
})
