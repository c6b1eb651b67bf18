import { expect, test } from 'vitest'
import { newBlock } from '../blocks/new-block.ts'
import { themes } from '../themes/themes.ts'
import { commandExamples, readCommand } from './read-command.ts'
import { checkSite, type SiteToCheck } from './site-checks.ts'

test('every example of a command is understood', () => {
  const read = commandExamples.map(readCommand)
  expect(read.map((command) => command?.do)).toEqual([
    ...['add-page', 'rename-page', 'delete-page', 'add-block', 'move-block', 'set-accent'],
    ...['use-theme', 'switch-plugin', 'publish'],
  ])
  expect(read[1]).toEqual({ do: 'rename-page', page: 'About', title: 'Who we are' })
  expect(read[4]).toEqual({ do: 'move-block', block: 'gallery', page: 'Home', by: -1 })
})

test.each([
  '',
  'Make it pop',
  'Use the theme Nowhere',
  'Set the accent to nothing',
  'x'.repeat(5000),
])('"%.20s" is no command', (words) => {
  expect(readCommand(words)).toBeNull()
})

const page = {
  ...{ id: 'page-1', title: 'Home', path: '', description: 'A café by the water.' },
  ...{ isInMenu: true, sharePicture: null, content: [] },
}
const site: SiteToCheck = {
  ...{ pages: [page], otherPaths: [], theme: themes.harbor.theme, undescribed: 0 },
  contact: { mail: 'us@mill.example', phone: '', street: '', town: '', country: '' },
  ...{ isFormTried: null, isPublished: true, hasChanges: false },
}
const open = (changes: Partial<SiteToCheck>) =>
  checkSite({ ...site, ...changes }).filter(({ isDone }) => !isDone)

test('a finished site has nothing left to do', () => {
  expect(open({})).toEqual([])
})

test('each check names its cause and where it is', () => {
  const text = newBlock('text', 'b1')
  const words = { ...text, props: { ...text.props, words: 'See [more](/nowhere).' } }
  expect(open({ pages: [{ ...page, content: [text] }] })).toMatchObject([
    { id: 'places', page: 'page-1' },
  ])
  expect(open({ pages: [{ ...page, content: [words] }] })).toMatchObject([
    { id: 'links', page: 'page-1' },
  ])
  expect(open({ pages: [{ ...page, content: [words] }], otherPaths: ['nowhere'] })).toEqual([])
  expect(open({ pages: [{ ...page, description: '' }] })).toMatchObject([
    { id: 'descriptions', label: 'Describe a page for search engines' },
  ])
  expect(open({ undescribed: 2 })).toMatchObject([{ id: 'pictures', part: 'media' }])
  expect(open({ isFormTried: false })).toMatchObject([{ id: 'form', part: 'inbox' }])
  expect(open({ hasChanges: true })).toMatchObject([{ label: 'Publish your changes' }])
  const pale = { ...site.theme, light: { accent: '#ffffff', paper: '#ffffff', ink: '#eeeeee' } }
  expect(open({ theme: pale })).toMatchObject([{ id: 'colors' }])
})
