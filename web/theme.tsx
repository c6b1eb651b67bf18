import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

export type Theme = 'light' | 'dark'

/** What the document says; null leaves it to the reader's system. */
export function shownTheme(): Theme | null {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : null
}

interface ThemeChoice {
  isDark: boolean
  toggle: () => void
}

const ThemeContext = createContext<ThemeChoice>({ isDark: false, toggle: () => {} })

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext)
}

interface ThemeProviderProps {
  /** What the reader chose before; null leaves it to their system. */
  start: Theme | null
  /** Remembers a choice, where choices are remembered. */
  keep: (theme: Theme) => void
  children: ReactNode
}

/** The attribute that the styles follow is set by whoever writes the document, and by every choice. */
export function ThemeProvider({ start, keep, children }: ThemeProviderProps) {
  const [chosen, setChosen] = useState(start)
  const system = useSystemTheme()
  const isDark = (chosen ?? system) === 'dark'

  function toggle() {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    setChosen(next)
    keep(next)
  }

  return <ThemeContext value={{ isDark, toggle }}>{children}</ThemeContext>
}

function useSystemTheme(): Theme {
  const [theme, setTheme] = useState<Theme>('light')
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const read = () => setTheme(dark.matches ? 'dark' : 'light')
    read()
    dark.addEventListener('change', read)
    return () => dark.removeEventListener('change', read)
  }, [])
  return theme
}
