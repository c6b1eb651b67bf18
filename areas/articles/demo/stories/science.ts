import type { SampleStory } from '../sample-article.ts'

export const science: Record<string, SampleStory> = {
  'two-way-protein': {
    headlines: [
      'One chain, two shapes: torvin surprises its textbook',
      'Salt decides how a muscle protein folds',
      'A second fold may explain a puzzling muscle disease',
    ],
    paragraphs: [
      'The group froze the protein in thin layers of ice instead of crystals and sorted 1.4 million pictures by shape. Two heaps appeared where one had been expected.',
      'At low salt nearly all chains take the familiar form. After exercise, when salt in a muscle rises, a fifth of them switch, and switch back within an hour.',
      'In tissue from nine patients the switch back took all night. Whether that is a cause or a consequence of their weakness is the next question.',
    ],
  },
  'bat-cave-map': {
    headlines: [
      'Listening is enough: young bats learn a cave by ear',
      'A cave of foam blocks shows how bats share maps',
    ],
    paragraphs: [
      'The young animals hung in a cage near the entrance while experienced bats flew in and out. They could hear every call and every echo, but the view was blocked.',
      'When released, they took the same turns in the same order. Changing one passage overnight confused them at that point and nowhere else.',
    ],
  },
  'deep-ice-air': {
    headlines: [
      'Blue ice yields air from 2.1 million years ago',
      'Old bubbles confirm a rhythm of 41,000 years',
      'Three times the dust: a surprise from 1,940 meters',
    ],
    paragraphs: [
      'The core was found not by drilling deeper but by drilling elsewhere, on a slope where old ice has been pushed up against a buried ridge.',
      'It traveled to Vessing at minus fifty degrees in a container with three independent compressors. One of them failed on the way.',
      'Dust is fertilizer for the sea. If the ancient winds carried that much more, plankton may have drawn down more carbon than models assume.',
    ],
  },
  'replication-library': {
    headlines: [
      'A thousand experiments, done again',
      'Sixty-one percent hold up at the Repeat Library',
    ],
    paragraphs: [
      'The library pays for materials and asks for video of the critical steps. Its staff of nineteen decide by lot which of the nominated studies come first.',
      'Failures are discussed with the original authors before they appear. In 40 cases the reason was a detail that the first paper had left out, such as the brand of a dish.',
    ],
  },
  'bronze-age-loom': {
    headlines: [
      'Lake Orrin’s loom weights are 900 years ahead of their time',
      'Sixty-four weights, still in order on the lake bed',
      'A weaver brings back a Bronze Age twill',
    ],
    paragraphs: [
      'The house had burned and slid into the shallows, which sealed the weights in mud as they fell. A diver noticed that they lay in four rows and left them untouched for two years.',
      'Traces of dye on three of them point to weld and woad. The cloth would have been green.',
    ],
  },
  'neutrino-lake': {
    headlines: [
      'A neutrino from another galaxy, perhaps',
      'Lake Orrin telescope records first distant candidate',
    ],
    paragraphs: [
      'The telescope consists of 2,200 glass spheres on strings, between 400 and 1,100 meters down. A passing particle leaves a cone of blue light that lasts for a few millionths of a second.',
      'Fishing is allowed above it, with lines no longer than 300 meters. The fishermen’s association helped to lay the first strings, through ice, fourteen winters ago.',
    ],
  },
}
