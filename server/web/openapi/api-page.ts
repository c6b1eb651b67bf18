import { API_TOKENS } from '#core/limits.ts'
import { changesAddress, toQuery } from '#core/wire.ts'
import { markup, type Markup } from '../plain/markup.ts'
import type { DescribedOperation } from './openapi.ts'
import type { PlainPage } from '../plain/plain-page.ts'
import { exampleOf, shapeOf } from './schema-words.ts'

/** The API as a page for people; `origin` is where they reach this hub, for the examples. */
export function apiPage(operations: DescribedOperation[], origin: string): PlainPage {
  const areas = [...new Set(operations.map(({ area }) => area))]
  const body = markup`
    ${introduction}
    <nav aria-label="Operations">
      ${areas.map(
        (area) =>
          markup`<p class="part">${area}</p>
            <ul>
              ${of(area, operations).map(
                ({ name }) => markup`<li><a href="#${area}.${name}">${name}</a></li>`,
              )}
            </ul>`,
      )}
    </nav>
    ${areas.map(
      (area) =>
        markup`<h2>${area}</h2>
          ${of(area, operations).map((operation) => describe(operation, origin))}`,
    )}
  `
  return { title: 'API', body, isWide: true }
}

const introduction = markup`<h1>The API of this hub</h1>
  <p>
    Whatever the screens show or do, a program of yours can ask as well. Reads are GET requests with
    plain query parameters, where a list repeats its name. Writes are POST requests with JSON. Both
    answer JSON; a write with nothing to say answers 204.
  </p>
  <p>
    A failure is <code>application/problem+json</code>. Its <code>detail</code> is written for
    people, its <code>kind</code> for programs (<code>invalid</code>, <code>not-found</code>,
    <code>conflict</code>, <code>unavailable</code>, <code>not-allowed</code>), and
    <code>fields</code> says which input is wrong.
  </p>
  <p>
    Programs send a token, which Settings make under Access: <code>Authorization: Bearer TOKEN</code>.
    One may ask ${API_TOKENS.requestsPerMinute} times a minute; the headers RateLimit-Remaining and RateLimit-Reset say
    what is left and for how many seconds. Feeds and lists, such as
    <code>/news-hub/feeds/articles.rss?q=ferry&amp;token=TOKEN</code>, take it in their address. At
    <a href="${changesAddress}">${changesAddress}</a> server-sent events tell which answers may be
    old. All of this for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.
  </p>`

function of(area: string, operations: DescribedOperation[]): DescribedOperation[] {
  return operations.filter((operation) => operation.area === area)
}

function describe(operation: DescribedOperation, origin: string): Markup {
  const { area, name, summary, method, address, input, output } = operation
  return markup`<article id="${area}.${name}">
    <h3>${summary}</h3>
    <p class="address">
      <code><span class="method">${method.toUpperCase()}</span> ${address}</code>
    </p>
    ${Object.keys(input.properties ?? {}).length > 0 ? part('Takes', shapeOf(input)) : ''}
    ${part('Answers', output ? shapeOf(output) : 'nothing (204)')}
    ${part('Try it', curl(operation, origin))}
  </article>`
}

const LINES_AT_A_GLANCE = 12

/** A long one opens at a click, so that the page can be skimmed. */
function part(title: string, text: string): Markup {
  const lines = text.split('\n').length
  if (lines > LINES_AT_A_GLANCE) {
    return markup`<details>
      <summary class="part">${title} (${lines} lines)</summary>
      <pre>${text}</pre>
    </details>`
  }
  return markup`<p class="part">${title}</p>
    <pre>${text}</pre>`
}

function curl({ method, address, input }: DescribedOperation, origin: string): string {
  const example = exampleOf(input) as Record<string, unknown>
  if (method === 'get') return `curl ${quoted(origin + address + toQuery(example))}`
  return `curl ${quoted(origin + address)} \\\n  --json ${quoted(JSON.stringify(example))}`
}

/** One word for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
