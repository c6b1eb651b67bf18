import { prerender } from 'react-dom/static'
import { built } from 'virtual:built-assets'
import type { Ask, Operation } from '#core/contract.ts'
import { Answers, type StoredAnswers } from './asking/answers.ts'
import { App } from './App.tsx'
import { appHead } from './app-head.ts'
import { dataElement, styleText, writeDocument, type Style } from './document.ts'
import { servedDemo, type DemoPlace, type Door } from './place/doors.ts'
import { iconSheet } from './icon-sheet.tsx'
import { pageInMemory } from './place/page-keepers.ts'
import { sourcesAt } from './screens.tsx'
import { forgetfulPanel, type PanelLeft } from './panel-memory.ts'
import { startElementId, type Start } from './start.ts'
import type { Theme } from './theme.tsx'
import { plateMarkup } from '#media/pictures/wire-photo/print-plate.ts'
import { DrawContext } from './ui/marks/WirePhoto.tsx'
import { PartsContext } from './ui/lazy-part.tsx'
import { MarksContext } from './ui/use-document-mark.ts'
import { classesIn, usedRules } from './look/used-rules.ts'

export { isMissing, showsSites } from './screens.tsx'

export interface RenderRequest {
  /** The path and query as the browser has them, with the base of the door. */
  page: string
  /** The path of the live server on its host; empty at the root. */
  base?: string
  ask: Ask
  now: Date
  theme: Theme | null
  panel?: PanelLeft
  /** Attributes that mark the document, in addition to those of the page. */
  marks?: readonly string[]
  door: 'live' | 'demo'
  /** The place of a demo that is not at its usual path on a server. */
  place?: DemoPlace
  /** Known answers, by their questions. */
  answers?: StoredAnswers
  /** Called with the questions that the page asked. */
  onAsked?: (questions: string[]) => void
}

/** Renders the whole document of a page, including its content. */
export async function renderDocument(request: RenderRequest): Promise<string> {
  const { page, now, theme, place } = request
  const isLive = request.door === 'live'
  const answers = new AskedAnswers(request.answers)
  const door = renderingDoor(request)
  const marks = new Set(request.marks)
  const drawn = new Set<string>()
  const body = await renderToText(
    <DrawContext value={plateMarkup}>
      <MarksContext value={marks}>
        <PartsContext value={drawn}>
          <App door={door} answers={answers} now={now} theme={theme} />
        </PartsContext>
      </MarksContext>
    </DrawContext>,
  )
  const start: Start = {
    address: page,
    now: now.toISOString(),
    answers: answers.stored(),
    ...(place && { place }),
  }
  request.onAsked?.([...answers.asked])
  const { base, home } = door.pages
  const sources = await sourcesAt(page.slice(base.length))
  if (isLive) sources.push('web/place/live-door.ts')
  const parts = partsOf(sources)
  const styles = unique([built.app, ...parts].flatMap(stylesOf), addressOf)
  // The rules of parts inside the screen are embedded as far as they apply. Their style sheets are
  // shared by many parts, and are loaded with the code.
  const later = unique(partsOf([...drawn]).flatMap(stylesOf), addressOf)
  const classes = classesIn(body)
  const rules = later
    .filter((style) => !styles.includes(style))
    .map((style) => ({ ...style, text: usedRules(style.text, classes) }))
    .filter(({ text }) => text !== '')
  return writeDocument({
    title: 'Synthwire',
    description: 'Many sources, one article, and every sentence shows where it came from.',
    theme,
    marks,
    head: isLive ? appHead(built.version, home, theme) : '',
    ...(isLive && { base }),
    root: home,
    fonts: built.fonts,
    styles,
    rules,
    script: built.begin,
    program: unique(
      [built.app.script, ...built.app.modules, ...parts.flatMap(({ modules }) => modules)],
      itself,
    ),
    body: [`<div id="root">${body}</div>`, iconSheet, dataElement(startElementId, start)].join(
      '\n',
    ),
  })
}

const partsOf = (sources: readonly string[]) =>
  sources.flatMap((source) => built.parts[source] ?? [])

/** The styles that documents of the server may contain; `base` precedes each path of the server. */
export function stylesBelow(base: string): Style[] {
  const parts = [built.app, built.home, ...Object.values(built.parts)]
  const styles = unique(
    parts.flatMap(({ styles }) => styles),
    addressOf,
  )
  return styles.map((style) => ({ ...style, text: styleText(style, `${base}/`) }))
}

/**
 * Answers, some of which may be known already, with a record of the questions that the page asks.
 */
class AskedAnswers extends Answers {
  readonly asked = new Set<string>()

  override question(ask: Ask, operation: Operation<unknown, unknown>, input: string) {
    this.asked.add(`${operation.path} ${input}`)
    return super.question(ask, operation, input)
  }

  override stored(): StoredAnswers {
    const asked = Object.entries(super.stored()).filter(([question]) => this.asked.has(question))
    return Object.fromEntries(asked)
  }
}

const stylesOf = ({ styles }: { styles: Style[] }) => styles
const itself = (address: string) => address
const addressOf = ({ address }: Style) => address

/**
 * The items without duplicates, because parts share files. A duplicate style would cause another
 * layout for each part that comes later.
 */
function unique<Item>(items: Item[], addressOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [addressOf(item), item])).values()]
}

function renderingDoor(request: RenderRequest): Door {
  const { door, ask, page, base = '', place = servedDemo, panel = null } = request
  return {
    ask,
    pages:
      door === 'demo'
        ? pageInMemory(place.base, page, place.home)
        : { ...pageInMemory(base, page, `${base}/`), recordBase: '' },
    follow: () => () => {},
    keepTheme: () => {},
    panel: { ...forgetfulPanel, left: panel },
    timeGoesOn: false,
  }
}

async function renderToText(app: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(app, {
    // All content is written in its place, because moving it later needs inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // An error is ignored here: the browser requests the data of the failed panel again, and shows
    // the error.
    onError: () => {},
  })
  return new Response(prelude).text()
}
