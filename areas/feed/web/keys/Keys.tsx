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

/** Handles the keys that work on every page. The dialogs that they open are loaded on demand. */
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

/** Sets `data-keys` on the document once keys are handled, so that tests can wait for it. */
function tellHeard(): () => void {
  const { dataset } = document.documentElement
  dataset['keys'] = ''
  return () => delete dataset['keys']
}

/**
 * Says if the palette is visible. The document is checked instead of the state, because the palette
 * may disappear before the state changes while another page loads.
 */
function isPaletteShown(): boolean {
  return document.querySelector('.palette')?.checkVisibility() ?? false
}

/**
 * Focuses the content if nothing is focused, because a closing dialog returns the focus to the
 * element that had it.
 */
function holdPlace() {
  if (document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Handles the keys that lead to pages. */
function useGoing() {
  const { goTo } = usePage()
  const goKeys = useGoKeys()
  useShortcut(Object.fromEntries(goKeys.map(({ command, page }) => [command, () => goTo(page)])))
}

/** Focuses the page's search field, if there is one. */
function focusSearch() {
  document.querySelector<HTMLElement>('.hub-search input')?.focus()
}

/**
 * Handles the key of the palette. Ctrl+K and Cmd+K work even in a text field; a key that the reader
 * chose in their place does not.
 */
function usePaletteKey(onPress: () => void) {
  const isStandard = useKeys().palette === standardKeys.palette
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isStandard || !isOurs || keyOf(event).toLowerCase() !== 'k' || event.defaultPrevented)
      return
    // While a dialog is open, the keys belong to it.
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
