import { expect, test } from 'vitest'
import { sourcesAsked } from './sources-asked.ts'

const followed = ['The Calder Standard', 'Lattice Review', 'Mercury', 'Ward Seven News'].map(
  (name) => ({ id: name, name, names: [name] }),
)
const asked = (text: string) => sourcesAsked(text, followed).map(({ id }) => id)

test.each([
  ['What did the Calder Standard report about belavir?', ['The Calder Standard']],
  ['According to Lattice Review, which fault broke?', ['Lattice Review']],
  ['What does Mercury say about the ferry?', ['Mercury']],
  ['articles in Ward Seven News on the bridge', ['Ward Seven News']],
  [
    'compare what The Calder Standard and Lattice Review say about the earthquake',
    ['The Calder Standard', 'Lattice Review'],
  ],
  ['How did the Calder Standard and Mercury report on it?', ['The Calder Standard', 'Mercury']],
])('asks a source: %s', (text, ids) => {
  expect(asked(text)).toEqual(ids)
})

test.each([
  'Why is the Calder Standard closing its office?',
  'How does Lattice Review see the vote?',
  'What does Ward Seven News want to bring back?',
  'Who bought Mercury?',
  'How did Lattice Review react to what the mayor said about its reporter?',
  'What did the owner of Lattice Review pay for Mercury?',
])('a source that is told of is asked nothing: %s', (text) => {
  expect(asked(text)).toEqual([])
})
