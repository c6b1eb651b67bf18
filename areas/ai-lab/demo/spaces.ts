import type { Space } from '../contract.ts'

export const sampleSpaces: readonly Space[] = [
  {
    id: 'berth-guesser',
    author: 'Calder & Finch',
    title: 'Berth Guesser: which quay, from a photograph',
    likes: 412,
    sdk: 'Gradio',
    url: 'https://spaces.example/calder-finch/berth-guesser',
  },
  {
    id: 'headline-loom',
    author: 'Norrby Language Lab',
    title: 'Headline Loom: ten headlines for one story',
    likes: 1288,
    sdk: 'Streamlit',
    url: 'https://spaces.example/norrby/headline-loom',
  },
  {
    id: 'tide-table-painter',
    author: 'Open Harbor Collective',
    title: 'Tide Table Painter',
    likes: 640,
    sdk: 'Static',
    url: 'https://spaces.example/open-harbor/tide-table-painter',
  },
  {
    id: 'radio-log',
    author: 'Perigee Systems',
    title: 'Radio Log: harbor traffic, written down as it is spoken',
    likes: 95,
    sdk: 'Docker',
    url: 'https://spaces.example/perigee/radio-log',
  },
]
