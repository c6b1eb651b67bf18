import { use } from 'react'
import { useAnswer, useRead, useWrite } from '#web/asking/api.tsx'
import type { Operation } from '#core/contract.ts'
import { initials } from '#engine/outlets/initials.ts'
import { usePage } from '#web/place/page.tsx'
import { useTheme } from '#web/theme.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { portal } from '#areas/portal/contract.ts'
import {
  addFeedPage,
  feedPage,
  notesPage,
  pageWith,
  sourcePage,
} from '#areas/portal/web/lends/pages.ts'
import { offeredPages } from '#areas/portal/web/lends/offered-pages.ts'
import { SettingsSections } from '#areas/portal/web/lends/settings-sections.ts'
import { notes } from '#areas/notes/contract.ts'
import { settingsGroups, settingsPage } from '#areas/settings/contracts/sections.ts'
import type { Outlet } from '#areas/articles/contract.ts'
import { sources } from '#areas/sources/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { feed, type Folder } from '../../../contract.ts'
import { useMarking } from '../../marking/use-marking.ts'

/** A page or an action in the palette. */
export interface Command {
  group: 'Actions' | 'Pages' | 'Folders' | 'Topics' | 'Sources' | 'Notes' | 'Settings'
  label: string
  /**
   * Further words by which the command is found. If they are given, typed text is only found at the
   * beginnings of words; otherwise its letters may have others between them.
   */
  words?: string
  /** The outlet whose mark is shown before the label. */
  outlet?: Outlet | undefined
  run: () => void
}

/**
 * Lists all destinations and actions. Pages come first, since Enter chooses the first. Without a
 * network, everything that the browser has not stored is left out.
 */
export function useCommands(onHelp: () => void): Command[] {
  return [
    ...usePages(),
    ...useActions(onHelp),
    ...useFolders(),
    ...useTopics(),
    ...useSources(),
    ...useNotes(),
    ...useSettings(),
  ]
}

function useActions(onHelp: () => void): Command[] {
  const { goTo } = usePage()
  const { isDark, toggle } = useTheme()
  const { kept } = useRead(portal.getPortal, {})
  const sourceCount = useKnown(feed.getHub, {})?.sourceCount ?? 0
  const hasArticles = (useKnown(feed.listFolders, { search: '' }) ?? []).some(hasSome)
  const refresh = useWrite(sources.refreshSources)
  const mark = useMarking()
  const orTell = useAttempt()
  const action = (label: string, run: () => void): Command => ({ group: 'Actions', label, run })
  return [
    ...(kept.includes('marking') && hasArticles
      ? [action('Mark all articles as read', () => mark({}, 'Everything'))]
      : []),
    action('Add a feed', () => goTo(addFeedPage)),
    ...(sourceCount > 0
      ? [action('Refresh all sources', () => void orTell(refresh.mutateAsync({})))]
      : []),
    action(`Use the ${isDark ? 'light' : 'dark'} theme`, toggle),
    action('Show keyboard shortcuts', onHelp),
  ]
}

function usePages(): Command[] {
  const { goTo } = usePage()
  return offeredPages(useRead(portal.getPortal, {})).map(({ name, path }) => ({
    group: 'Pages',
    label: name,
    run: () => goTo(path),
  }))
}

function useFolders(): Command[] {
  const { goTo } = usePage()
  return (useKnown(feed.listFolders, { search: '' }) ?? []).filter(hasSome).map(({ id, name }) => ({
    group: 'Folders',
    label: name,
    run: () => goTo(pageWith(feedPage, new URLSearchParams(), { folder: id })),
  }))
}

function hasSome({ totalArticleCount }: Folder): boolean {
  return totalArticleCount > 0
}

function useTopics(): Command[] {
  const { goTo } = usePage()
  const { kept } = useRead(portal.getPortal, {})
  const topic = kept.includes('topics/articles') ? (id: string) => id : () => null
  return (useKnown(topics.listTopics, {}) ?? []).map(({ id, title }) => ({
    group: 'Topics',
    label: title,
    run: () => goTo(pageWith(feedPage, new URLSearchParams(), { topic: topic(id) })),
  }))
}

function useSources(): Command[] {
  const { goTo } = usePage()
  const { kept } = useRead(portal.getPortal, {})
  const followed = useKnown(sources.listSources, {}) ?? []
  if (!kept.includes('source-list')) return []
  return followed.map(({ id, name, outlet = { name, logo: initials(name) } }) => ({
    group: 'Sources',
    label: name,
    outlet,
    run: () => goTo(sourcePage(id)),
  }))
}

/** The newest notes; others are found by the search. */
function useNotes(): Command[] {
  const { goTo } = usePage()
  const { kept } = useRead(portal.getPortal, {})
  const newest = useKnown(notes.listNotes, {}) ?? []
  if (!kept.includes('notes/editor')) return []
  return newest.map(({ id, title }) => ({
    group: 'Notes',
    label: title || 'Untitled note',
    run: () => goTo(pageWith(notesPage, new URLSearchParams(), { id })),
  }))
}

/** Sections of the settings, with their contents. */
function useSettings(): Command[] {
  const { goTo } = usePage()
  const { kept } = useRead(portal.getPortal, {})
  const added = use(SettingsSections)
  if (!kept.includes('hub-settings')) return []
  const sections = settingsGroups(added, kept).flatMap((group) => group.sections)
  return sections.flatMap(({ id, title, words = '', settings }) => [
    {
      group: 'Settings' as const,
      label: title,
      words,
      run: () => goTo(settingsPage(id)),
    },
    ...settings
      .filter((name) => name !== title)
      .map((name) => ({
        group: 'Settings' as const,
        label: name,
        words: `${title} ${words}`,
        run: () => goTo(settingsPage(id, name)),
      })),
  ])
}

/** Reads an answer; null if it is not available. */
export function useKnown<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
): Output | null {
  const answer = useAnswer(operation, input)
  return answer.state === 'ready' ? answer.value : null
}
