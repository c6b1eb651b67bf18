import type { SaveState } from './saved-editor.ts'

/** The state of saving a thing, such as a "page", in a few words. */
export function saveWords(state: SaveState<unknown>, thing: string): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved'
    case 'changed':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'Not saved: the server cannot be reached. Trying again.'
    case 'refused':
      return state.message
    case 'conflict':
      return `Not saved: somebody else changed this ${thing}.`
  }
}
