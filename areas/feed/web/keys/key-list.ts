import { useKept } from '#web/asking/use-kept.ts'
import { standardKeys, type KeyCommand } from '../../keys.ts'
import { useGoKeys } from './go-keys.ts'
import { useKeys } from './use-keys.ts'

/** A command that this server has, with the key of its reader. */
export interface ListedKey {
  command: KeyCommand
  label: string
  key: string | null
}

/** The commands that have keys here, in the order in which they are explained. */
export function useKeyList(): { reading: ListedKey[]; everywhere: ListedKey[] } {
  const keys = useKeys()
  const goKeys = useGoKeys()
  const canMark = useKept('marking')
  const canWalk = useKept('reading')
  const listed = (command: KeyCommand, label: string) => ({ command, label, key: keys[command] })
  const onMac = keys.palette === standardKeys.palette ? ' (⌘ K on a Mac)' : ''
  return {
    reading: [
      listed('next', 'Next headline'),
      listed('previous', 'Previous headline'),
      listed('open', 'Open the headline in focus; Enter does the same'),
      ...(canWalk
        ? [
            listed('next-article', 'Next article of the list, in an article'),
            listed('previous-article', 'Previous article of the list, in an article'),
          ]
        : []),
      listed('save', 'Save the article, or no longer'),
      ...(canMark ? [listed('mark', 'Mark the article as read or unread')] : []),
    ],
    everywhere: [
      listed('search', 'Search articles'),
      listed('palette', `Command palette: pages, folders, sources, topics, actions${onMac}`),
      listed('help', 'The list of keys'),
      ...goKeys.map(({ command, title }) => listed(command, `Go to ${title}`)),
    ],
  }
}
