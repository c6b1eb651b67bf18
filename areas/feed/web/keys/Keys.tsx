import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useHeadlineKeys } from './use-headline-keys.ts'
import { standardKeys } from '../../keys.ts'
import { useGoKeys } from './go-keys.ts'
import { keyOf } from './pressed-key.ts'
import { useListPressed } from '../lists/use-list-pressed.ts'
import { useListsSinceNow } from '../lists/use-lists-since.ts'
import { useArticleKeys } from './use-article-keys.ts'
import { useKeys } from './use-keys.ts'
import { useShortcut } from './use-shortcut.ts'
import { useTwoKeys } from './use-two-keys.ts'

const Palette = lazyPart(async () => (await import('./palette/Palette.tsx')).Palette)
const KeyHelp = lazyPart(async () => (await import('./KeyHelp.tsx')).KeyHelp)

/** The keys that work on every page; what they open is loaded on demand. */
export function Keys() {
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <EveryKey />
      </Suspense>
    </Trouble>
  )
}

function EveryKey() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  // The dialog stays mounted while it closes.
  const [wasOpen, setWasOpen] = useState<ReadonlySet<string>>(new Set())
  if (open && !wasOpen.has(open)) setWasOpen(new Set([...wasOpen, open]))
  const show = (what: 'palette' | 'help') => {
    holdPlace()
    setOpen(what)
  }
  useTwoKeys()
  useShortcut({ help: () => show('help'), search: focusSearch })
  useGoing()
  useHeadlineKeys()
  useArticleKeys()
  useListPressed()
  useListsSinceNow()
  usePaletteKey(() => (isPaletteShown() ? setOpen(null) : show('palette')))
  useEffect(tellHeard, [])
  const close = () => setOpen(null)
  return (
    <Suspense fallback={null}>
      {wasOpen.has('palette') && (
        <Palette open={open === 'palette'} onClose={close} onHelp={() => setOpen('help')} />
      )}
      {wasOpen.has('help') && <KeyHelp open={open === 'help'} onClose={close} />}
    </Suspense>
  )
}

/** Marks the document with `data-keys` once keys are listened to, since they have no element of their own. */
function tellHeard(): () => void {
  const { dataset } = document.documentElement
  dataset['keys'] = ''
  return () => delete dataset['keys']
}

/** Looks at the page and not at the state: while another page loads, a palette is gone before its state says so. */
function isPaletteShown(): boolean {
  return document.querySelector('.palette')?.checkVisibility() ?? false
}

/** Focuses the content on an untouched page, because a window returns the focus to where it was. */
function holdPlace() {
  if (document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** The keys of pages. */
function useGoing() {
  const { goTo } = usePage()
  const goKeys = useGoKeys()
  useShortcut(Object.fromEntries(goKeys.map(({ command, page }) => [command, () => goTo(page)])))
}

/** Focuses the search of the page, if one is in view. */
function focusSearch() {
  document.querySelector<HTMLElement>('.hub-search input')?.focus()
}

/** Ctrl+K or Cmd+K, even in a text field; or the reader's own key. */
function usePaletteKey(onPress: () => void) {
  const isStandard = useKeys().palette === standardKeys.palette
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isStandard || !isOurs || keyOf(event).toLowerCase() !== 'k' || event.defaultPrevented)
      return
    // An open window has the keys to itself.
    if (document.querySelector('[role="dialog"]:not(.palette *, :has(.palette))')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useShortcut({ palette: onPress })
}
