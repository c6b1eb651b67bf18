import type { Site } from '../contract.ts'

export const sampleSites: readonly Site[] = [
  {
    id: 'site-calder-finch',
    name: 'Calder & Finch',
    url: 'https://calderfinch.example',
    status: 'live',
    isDeleted: false,
    pages: [
      { id: 'home', name: 'Home', path: '/', status: 'published' },
      { id: 'berth-planner', name: 'Berth Planner', path: '/berth-planner', status: 'published' },
      { id: 'wire-desk', name: 'Wire Desk', path: '/wire-desk', status: 'published' },
      { id: 'people', name: 'People', path: '/people', status: 'draft' },
    ],
  },
  {
    id: 'site-pilots-table',
    name: 'The Pilot’s Table',
    url: 'https://pilotstable.example',
    status: 'live',
    isDeleted: false,
    pages: [
      { id: 'home', name: 'Home', path: '/', status: 'published' },
      { id: 'menu', name: 'Menu', path: '/menu', status: 'published' },
      { id: 'book', name: 'Book a table', path: '/book', status: 'published' },
    ],
  },
  {
    id: 'site-ansel-regatta',
    name: 'Port Ansel Regatta',
    url: 'https://regatta.staging.example',
    status: 'staging',
    isDeleted: false,
    pages: [
      { id: 'home', name: 'Home', path: '/', status: 'published' },
      { id: 'courses', name: 'Courses and tides', path: '/courses', status: 'draft' },
      { id: 'crews', name: 'Crews', path: '/crews', status: 'draft' },
      { id: 'volunteers', name: 'Volunteers', path: '/volunteers', status: 'draft' },
    ],
  },
]
