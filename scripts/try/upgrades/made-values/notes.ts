import { lead, web, type Make } from './make.ts'

export const notesValues: Record<string, Make> = {
  'notes.subject': ({ nth }) => (nth === 0 ? null : 'entry'),
  'notes.color': ({ nth }) => (nth === 0 ? null : 'green'),
  'notes.anchor': ({ nth }) =>
    nth === 0
      ? null
      : {
          exact: lead,
          prefix: '',
          suffix: 'The harbor',
          start: 0,
          end: lead.length,
          isUnique: true,
        },
  'notes.quote': ({ nth }) => (nth === 0 ? '' : lead),
  'notes.subject_address': web('page'),
  'notes.language': () => 'en',
  'notes.imported_as': ({ nth }) => `note-${nth}`,
}
