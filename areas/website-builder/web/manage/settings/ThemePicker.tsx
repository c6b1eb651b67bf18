import './ThemePicker.css'
import { useId } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import {
  colorFaults,
  mainPalette,
  readableTheme,
  TEXT_CONTRAST,
  withAccent,
} from '../../../themes/readable.ts'
import type { Theme } from '../../../themes/theme.ts'
import { themes } from '../../../themes/themes.ts'

interface ThemePickerProps {
  theme: Theme
  onChange: (theme: Theme) => void
}

const appearances = [
  { value: 'auto', label: 'As the visitor’s system' },
  { value: 'light', label: 'Always light' },
  { value: 'dark', label: 'Always dark' },
] as const

/** Chooses the look of a site: one of the themes, and an accent color. */
export function ThemePicker({ theme, onChange }: ThemePickerProps) {
  const name = useId()
  const faults = colorFaults(theme)
  return (
    <div className="site-form">
      <fieldset className="theme-cards">
        <legend>Theme</legend>
        {Object.entries(themes).map(([key, one]) => (
          <label key={key} className="theme-card">
            <input
              type="radio"
              name={name}
              value={key}
              checked={isSameLook(one.theme, theme)}
              onChange={() => onChange(one.theme)}
            />
            <ThemePicture theme={one.theme} />
            <span className="choice-name">{one.name}</span>
            <span className="field-hint">{one.description}</span>
          </label>
        ))}
      </fieldset>
      <div className="site-form-pair">
        <Field label="Accent" hint="The color of buttons and links.">
          <TextInput
            type="color"
            value={theme[mainPalette(theme)].accent}
            onChange={({ target: { value } }) => onChange(withAccent(theme, value))}
          />
        </Field>
        <Field label="Light or dark">
          <Select
            options={appearances}
            value={theme.appearance}
            onChange={(appearance) => onChange({ ...theme, appearance })}
          />
        </Field>
      </div>
      <div role="status">
        {faults.length > 0 && (
          <div className="theme-faults">
            {faults.map(({ palette, color, contrast, proposed }) => (
              <p key={palette + color}>
                {color === 'accent' ? 'The accent' : 'The text'} is hard to read on the {palette}{' '}
                page: its contrast is {contrast.toFixed(1)}, and it needs {TEXT_CONTRAST}. The
                nearest color that passes is <code>{proposed}</code>.
              </p>
            ))}
            <Button size="s" onClick={() => onChange(readableTheme(theme))}>
              Use the nearest readable colors
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Says if two themes are the same, apart from the accent color and the light or dark appearance.
 */
function isSameLook(one: Theme, other: Theme): boolean {
  const look = ({ light, dark, headings, text, corners, spacing, header }: Theme) =>
    JSON.stringify([
      ...[light.paper, light.ink, dark.paper, dark.ink],
      ...[headings, text, corners, spacing, header],
    ])
  return look(one) === look(other)
}

const radii = { square: 0, soft: 2, round: 5 } as const

/** A drawing of a page in the colors and corners of a theme. */
function ThemePicture({ theme }: { theme: Theme }) {
  const { accent, paper, ink } = theme[mainPalette(theme)]
  const radius = radii[theme.corners]
  const isCentered = theme.header === 'centered'
  return (
    <svg className="theme-picture" viewBox="0 0 120 72" aria-hidden="true">
      <rect width="120" height="72" fill={paper} />
      {theme.header === 'band' && <rect width="120" height="14" fill={accent} />}
      <rect
        x={isCentered ? 45 : 8}
        y="5"
        width="30"
        height="4"
        fill={theme.header === 'band' ? paper : ink}
      />
      <rect x={isCentered ? 25 : 8} y="24" width="70" height="6" fill={ink} />
      <rect x={isCentered ? 30 : 8} y="34" width="60" height="2" fill={ink} opacity="0.5" />
      <rect x={isCentered ? 35 : 8} y="39" width="50" height="2" fill={ink} opacity="0.5" />
      <rect x={isCentered ? 45 : 8} y="48" width="30" height="10" rx={radius} fill={accent} />
    </svg>
  )
}
