import type { Category, Outlet } from '../contract.ts'

/** An invented outlet. Without `beats` it covers all categories. */
interface SampleOutlet extends Outlet {
  beats?: readonly Category[]
}

/** The outlets of the demo: ten general ones, and two dozen for one or two categories each. */
export const sampleOutlets: readonly SampleOutlet[] = [
  { name: 'The Brennick Courier', logo: 'BC' },
  { name: 'Ardmoor Gazette', logo: 'AG' },
  { name: 'Port Ansel Mercury', logo: 'PAM' },
  { name: 'Vessing Dispatch', logo: 'VD' },
  { name: 'The Calder Standard', logo: 'CS' },
  { name: 'Norrby Tidende', logo: 'NT' },
  { name: 'Eleven Nations Radio', logo: 'ENR' },
  { name: 'Tolle Valley Record', logo: 'TV' },
  { name: 'Quellin Evening News', logo: 'QE' },
  { name: 'The Long Table', logo: 'LT' },
  { name: 'Rack & Row', logo: 'RR', beats: ['AI Infrastructure', 'Technology'] },
  { name: 'Cold Aisle Weekly', logo: 'CA', beats: ['AI Infrastructure'] },
  { name: 'The Gigawatt Letter', logo: 'GL', beats: ['AI Infrastructure', 'Environment'] },
  { name: 'Lamppost', logo: 'L', beats: ['Technology', 'Cybersecurity', 'AI Infrastructure'] },
  { name: 'Second Compiler', logo: '2C', beats: ['Technology', 'Cybersecurity'] },
  { name: 'The Padlock Report', logo: 'PR', beats: ['Cybersecurity'] },
  { name: 'Cipher Row', logo: 'CR', beats: ['Cybersecurity', 'Technology'] },
  { name: 'Committee Room Nine', logo: 'C9', beats: ['Policy & Government'] },
  { name: 'The Subclause', logo: 'S', beats: ['Policy & Government', 'Healthcare'] },
  { name: 'Open Outcry Daily', logo: 'OO', beats: ['Markets', 'Business'] },
  { name: 'Halyard Markets', logo: 'HM', beats: ['Markets'] },
  { name: 'Wire & Ledger', logo: 'WL', beats: ['Markets', 'Business'] },
  { name: 'Foundry Street', logo: 'FS', beats: ['Business', 'Automotive'] },
  { name: 'Quay & Crane', logo: 'QC', beats: ['Business', 'Markets'] },
  { name: 'Lattice Review', logo: 'LR', beats: ['Science', 'Healthcare'] },
  { name: 'Field & Fossil', logo: 'FF', beats: ['Science', 'Environment'] },
  { name: 'Orbit Almanac', logo: 'OA', beats: ['Space', 'Science'] },
  { name: 'Perigee', logo: 'P', beats: ['Space'] },
  { name: 'Launch Ledger', logo: 'LL', beats: ['Space', 'Business'] },
  { name: 'Tidemark', logo: 'T', beats: ['Environment', 'Science'] },
  { name: 'Bog & Briar', logo: 'BB', beats: ['Environment'] },
  { name: 'Ward Seven', logo: 'W7', beats: ['Healthcare'] },
  { name: 'Clinic & Commons', logo: 'CC', beats: ['Healthcare', 'Policy & Government'] },
  { name: 'The Axle Report', logo: 'AR', beats: ['Automotive'] },
  { name: 'Kerbside Motor', logo: 'KM', beats: ['Automotive', 'Technology'] },
]
