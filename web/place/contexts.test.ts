import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A reason for each context why its value does not change while a page is open: React would hydrate
 * a late part with the new value instead of the one that it was drawn with. Values that change are
 * in a `Store`, or read by a hook.
 */
const contexts: Record<string, string> = {
  'areas/newsroom/web/lends/PieceDialogProvider.tsx PieceDialogContext': 'a store',
  'areas/portal/web/lends/use-hub.ts OpenHub': 'a hook',
  'areas/portal/web/lends/settings-sections.ts SettingsSections': 'the parts of all areas',
  'areas/portal/web/lends/tab-parts.ts TabParts': 'the parts of all areas',
  'web/asking/api.tsx AnswersContext': 'the answers of a visit',
  'web/asking/api.tsx AskContext': 'the door',
  'web/panel-memory.ts PanelMemoryContext': 'the door',
  'web/place/clock.tsx NowContext': 'a store',
  'web/place/clock.tsx ZoneContext': 'a store',
  'web/place/page.tsx PageContext': 'a store',
  'web/place/visit.ts VisitContext': 'what a visit keeps',
  'web/theme.tsx ThemeContext': 'a store',
  'web/ui/lazy-part.tsx PartsContext': 'only a server sets it',
  'web/ui/marks/WirePhoto.tsx DrawContext': 'only a server sets it',
  'web/ui/use-document-mark.ts MarksContext': 'only a server sets it',
  'web/ui/overlays/Toast.tsx ToastContext': 'a function that stays the same',
  // These values change, but they are read only by elements of the same component, and never by a
  // part that waits for its code.
  'areas/feed/web/stories/use-story-folds.ts StoryFoldsContext': 'the pages of a list',
  'web/ui/controls/Field.tsx FieldContext': 'the error of the control inside',
}

test('a context that parts of a page read does not change while they come to life', () => {
  const files = globSync(['{areas,platform}/*/web/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'])
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/const (\w+) = createContext\b/g)].map(([, name]) => `${file} ${name}`)
  })
  expect(found.toSorted()).toEqual(Object.keys(contexts).toSorted())
})
