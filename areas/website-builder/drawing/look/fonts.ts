import type { Theme } from '../../themes/theme.ts'

interface Font {
  family: string
  /** The font weight of headings. */
  weight: number
  /** The letter spacing of headings. */
  tracking: string
}

/** Font families that operating systems include, so that no font is downloaded. */
export const fonts: Record<Theme['text'], Font> = {
  sans: {
    family: 'system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    weight: 700,
    tracking: '-.02em',
  },
  humanist: {
    family: 'Seravek,"Gill Sans Nova",Optima,Candara,"Noto Sans",sans-serif',
    weight: 600,
    tracking: '-.01em',
  },
  geometric: {
    family: '"Avenir Next",Avenir,Futura,"Century Gothic","URW Gothic",Corbel,sans-serif',
    weight: 800,
    tracking: '-.035em',
  },
  round: {
    family:
      'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN","Arial Rounded MT Bold",Quicksand,Comfortaa,Nunito,sans-serif',
    weight: 700,
    tracking: '-.01em',
  },
  serif: {
    family: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif',
    weight: 700,
    tracking: '-.015em',
  },
  'old-style': {
    family:
      '"Iowan Old Style","Palatino Linotype","Book Antiqua","URW Palladio L",P052,Georgia,serif',
    weight: 500,
    tracking: '-.015em',
  },
  slab: {
    family: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif",serif',
    weight: 700,
    tracking: '-.02em',
  },
  mono: {
    family: 'ui-monospace,"Cascadia Code","SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace',
    weight: 600,
    tracking: '-.045em',
  },
}
