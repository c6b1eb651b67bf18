import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTree } from './read-tree.ts'

/**
 * Variables of modules that may change although they are not in the state of a visit
 * (web/place/visit.ts), with the reasons.
 */
const allowed: Record<string, string> = {
  'web/main.tsx root': 'The program that makes the visits.',
  'web/look/used-rules.ts read': 'The style sheets of the build, which never change.',
  'web/main.tsx visit': 'The program that makes the visits.',
  'web/offline/page/hub-status.ts current': 'The document has one service worker.',
  'web/offline/page/hub-status.ts listeners': 'The document has one service worker.',
  'web/offline/page/note-replies.ts kept': 'Replies to this document, however it is shown.',
  'web/offline/page/note-replies.ts refresh': 'Replies to this document, however it is shown.',
  'web/offline/page/note-replies.ts refreshedAt': 'Replies to this document, however it is shown.',
  'web/offline/page/note-replies.ts retry': 'Replies to this document, however it is shown.',
  'web/offline/page/start-worker.ts retry': 'The document has one service worker.',
  'web/offline/worker/store.ts opened': 'The service worker is a program of its own.',
  'web/ui/marks/drawn-plates.ts kept': 'Drawings of subjects, which are the same in each visit.',
  'areas/articles/web/entry/server-html.ts policy': 'A browser lets a document make it once.',
  'areas/notes/web/highlights/paint.ts painted':
    'A document has one for each color; a text takes its ranges away when it goes.',
  'areas/portal/web/lends/panel-requests.ts listeners':
    'The panel that listens takes itself away when it goes.',
  'areas/rules/web/RuleOffers.tsx noSources': 'It stays empty.',
  'areas/rules/web/editing/edited-rule.ts lastKey': 'It only makes keys that differ.',
}

// safe expression: our own sources
const STATE = /^(?:export )?(?:let (\w+)|const (\w+)(?::.*)? = (?:new (?:Map|Set)\b.*\(\)|\[\])$)/gm

function stateIn(path: string, text: string): string[] {
  return [...text.matchAll(STATE)].map(([, variable, collection]) =>
    [path, variable ?? collection].join(' '),
  )
}

test('screens keep nothing in variables of modules, which would outlive a visit', () => {
  const screens = readTree(['areas', 'platform', 'web']).filter(
    ({ path }) =>
      /^(web|(areas|platform)\/[^/]+\/web)\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  expect(screens.length).toBeGreaterThan(500)
  const found = screens.flatMap(({ path }) => stateIn(path, readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

describe('State in a variable of a module', () => {
  test.each([
    'let opened: Note | null = null',
    'export let opened = false',
    'const opened = new Set<() => void>()',
    'const opened: Map<string, () => Note> = new Map()',
    'const opened: Note[] = []',
  ])('is found: %s', (line) => {
    expect(stateIn('some/file.ts', `import 'x'\n\n${line}\n`)).toEqual(['some/file.ts opened'])
  })

  test.each([
    "const words = new Set(['us', 'who'])",
    'const useNotes = ofVisit(() => new Map<string, Note>())',
    '  let shown = 0',
  ])('is not: %s', (line) => {
    expect(stateIn('some/file.ts', `import 'x'\n\n${line}\n`)).toEqual([])
  })
})
