import { createContext, useContext, useState, type ReactNode } from 'react'
import { Store, useStored } from './place/store.ts'
import { useMedia } from './ui/use-media.ts'

export type Theme = 'light' | 'dark'

/** The theme of the document; null if the reader's system decides. */
export function shownTheme(): Theme | null {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : null
}

interface ThemeProviderProps {
  /** The theme that the reader chose before; null if the system decides. */
  start: Theme | null
  /** Stores a choice; in the demo, it does nothing. */
  keep: (theme: Theme) => void
  children: ReactNode
}

const ThemeContext = createContext({
  chosen: new Store<Theme | null>(null),
  keep: (_theme: Theme) => {},
})

/**
 * The current theme, and a function that switches it. The server and every choice set the attribute
 * of the document that the styles use.
 */
export function useTheme() {
  const { chosen, keep } = useContext(ThemeContext)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const theme = useStored(chosen)
  const isDark = theme ? theme === 'dark' : isSystemDark

  function toggle() {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    chosen.set(next)
    keep(next)
  }

  return { isDark, toggle }
}

export function ThemeProvider({ start, keep, children }: ThemeProviderProps) {
  const [theme] = useState(() => ({ chosen: new Store(start), keep }))
  return <ThemeContext value={theme}>{children}</ThemeContext>
}
