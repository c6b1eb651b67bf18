import type { Theme } from './theme.ts'

interface NamedTheme {
  name: string
  /** One sentence about the kind of site that the theme suits. */
  description: string
  theme: Theme
}

/** Themes to begin with. The reader can change every part of them. */
export const themes = {
  harbor: {
    name: 'Harbor',
    description: 'Clear and calm: white paper, deep blue, plain letters.',
    theme: {
      light: { accent: '#1d4ed8', paper: '#ffffff', ink: '#14213d' },
      dark: { accent: '#8fb4ff', paper: '#0f172a', ink: '#e6ebf5' },
      appearance: 'auto',
      headings: 'sans',
      text: 'sans',
      corners: 'soft',
      spacing: 'normal',
      header: 'line',
    },
  },
  hearth: {
    name: 'Hearth',
    description: 'Warm as a kitchen: cream paper, terracotta, bookish letters.',
    theme: {
      light: { accent: '#a8431f', paper: '#fbf5ea', ink: '#3a2418' },
      dark: { accent: '#f0a47c', paper: '#231812', ink: '#f3e7d8' },
      appearance: 'light',
      headings: 'old-style',
      text: 'humanist',
      corners: 'soft',
      spacing: 'normal',
      header: 'centered',
    },
  },
  studio: {
    name: 'Studio',
    description: 'Black on white with large letters and much room, for work that is seen.',
    theme: {
      light: { accent: '#111111', paper: '#ffffff', ink: '#111111' },
      dark: { accent: '#f5f5f5', paper: '#0c0c0c', ink: '#f5f5f5' },
      appearance: 'light',
      headings: 'geometric',
      text: 'sans',
      corners: 'square',
      spacing: 'airy',
      header: 'line',
    },
  },
  meadow: {
    name: 'Meadow',
    description: 'Soft and green, with round letters and corners.',
    theme: {
      light: { accent: '#2f6b45', paper: '#f5f8f1', ink: '#20342a' },
      dark: { accent: '#9bd6ab', paper: '#14201a', ink: '#e4efe6' },
      appearance: 'light',
      headings: 'round',
      text: 'humanist',
      corners: 'round',
      spacing: 'airy',
      header: 'line',
    },
  },
  press: {
    name: 'Press',
    description: 'Firm and printed: slab letters, dark red, a colored header.',
    theme: {
      light: { accent: '#8c1c2b', paper: '#faf9f7', ink: '#1f1b1a' },
      dark: { accent: '#f2949f', paper: '#1a1516', ink: '#f0eae8' },
      appearance: 'auto',
      headings: 'slab',
      text: 'serif',
      corners: 'square',
      spacing: 'tight',
      header: 'band',
    },
  },
  night: {
    name: 'Night',
    description: 'Dark and bright at once, for software and music.',
    theme: {
      light: { accent: '#6d28d9', paper: '#fbfaff', ink: '#1b1430' },
      dark: { accent: '#b7f34a', paper: '#0b0d14', ink: '#eceff7' },
      appearance: 'dark',
      headings: 'mono',
      text: 'sans',
      corners: 'round',
      spacing: 'normal',
      header: 'line',
    },
  },
} as const satisfies Record<string, NamedTheme>

export type ThemeId = keyof typeof themes
