import './ThemeToggle.css'
import { useTheme } from '../../theme.tsx'
import { Moon, Sun } from '../icons.ts'
import { useMounted } from '../use-mounted.ts'

/**
 * A button that switches the theme. Its space is reserved from the first paint on; the button
 * appears when the page knows the current theme.
 */
export function ThemeToggle() {
  const isMounted = useMounted()
  const { isDark, toggle } = useTheme()
  const label = isDark ? 'Light theme' : 'Dark theme'
  return (
    <span className="theme-toggle">
      {isMounted && (
        <button type="button" title={label} onClick={toggle}>
          {isDark ? <Sun /> : <Moon />}
          <span>{label}</span>
        </button>
      )}
    </span>
  )
}
