import { mcpAddress } from '#areas/mcp/contract.ts'
import { inHub } from '../../access/asking.ts'
import { API_TOKENS } from '#core/limits.ts'
import { changesAddress, toQuery } from '#core/wire.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import type { DescribedOperation } from './openapi.ts'
import type { PlainPage } from '../plain/plain-page.ts'
import { exampleOf, shapeOf } from './schema-words.ts'

/**
 * A page that describes the API for people. `origin` is the address of this server in its examples.
 */
export function apiPage(operations: DescribedOperation[], origin: string): PlainPage {
  const areas = [...new Set(operations.map(({ area }) => area))]
  const body = markup`
    ${introduction(origin)}
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

const introduction = (origin: string) => markup`<h1>The API of this server</h1>
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
    All of this for machines: <a href="${inHub('/api/openapi.json')}">OpenAPI 3.1</a>. At
    <a href="${inHub(changesAddress)}">${changesAddress}</a> server-sent events tell which answers may be
    old.
  </p>
  <h2>Tokens</h2>
  <p>
    Make one in the Settings of your hub, under Access, and send it with every request. It is shown
    once; its scope says what it allows:
  </p>
  <pre>${tokenExample(origin)}</pre>
  <ul>
    <li><code>read</code>: GET requests.</li>
    <li><code>write</code>: what you could change, too.</li>
    <li><code>owner</code>: also what holds for everybody and who has access, such as making
      further tokens. Only owners of a hub make such.</li>
  </ul>
  <p>
    401 means that a token is missing, unknown, expired or removed; 403 that its scope does not reach
    that far. Feed readers that send no headers get an address of their own for each feed, made in
    Settings as well, which opens nothing else.
  </p>
  <h2>Limits</h2>
  <p>
    A token may ask ${API_TOKENS.requestsPerMinute} times a minute. Each answer says how many are
    left (<code>RateLimit-Remaining</code>) and for how many seconds
    (<code>RateLimit-Reset</code>); beyond them comes 429 with <code>Retry-After</code>. Inputs have
    bounds, which each operation states below. Long lists come in pages: where an answer has
    <code>next</code>, ask again with it as <code>before</code>.
  </p>
  <h2>Webhooks</h2>
  <p>
    To be told instead of asking, add a webhook in Settings: Synthwire then sends a signed POST when
    an article is new, updated or saved, or a source is in trouble. It is signed as
    Standard Webhooks says, with the
    headers <code>webhook-id</code>, <code>webhook-timestamp</code> and
    <code>webhook-signature</code>. Answer with a status from 200 to 299 within ten seconds; anything
    else is tried again for about a day, with the same id, and 410 ends it. The body:
  </p>
  <pre>${webhookExample}</pre>
  <h2>Assistants</h2>
  <p>
    Assistants and editors that speak the Model Context Protocol (MCP) ask at
    <code>${mcpAddress}</code>, over Streamable HTTP with a token, or by
    <code>synthwire mcp</code> over stdio. A token of scope read is offered the tools that read.
  </p>`

const webhookExample = `{
  "id": "msg-9f1c0f6e",
  "type": "article.new",
  "timestamp": "2026-01-31T12:00:00.000Z",
  "data": { "article": { "id": 7, "title": "...", "summary": "...", "sources": ["..."] } }
}`

function tokenExample(origin: string): string {
  return `curl ${quoted(`${origin}/api/feed/listBreaking`)} \\\n  -H 'Authorization: Bearer TOKEN'`
}

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

/** A long text is collapsed until it is clicked, so that the page can be skimmed. */
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

/** Quotes a text so that a shell reads it as a single word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
