import type { FrameWords } from './frame-words.ts'

export const german: FrameWords = {
  tones: {
    professional: {
      // Behind a comma, the next paragraph would have to begin with a small letter.
      greeting: 'Guten Tag!',
      opening: 'Das berichten die Quellen.',
      says: ['{outlet} berichtet:', '{outlet} meldet:', '{outlet} schreibt:'],
      differ: 'Hier gehen die Angaben auseinander.',
      close: 'Die Quellen stehen am Ende.',
      beforeCall: '',
      farewell: 'Freundliche Grüße',
    },
    casual: {
      greeting: 'Hallo zusammen!',
      opening: 'Das sagen die Quellen dazu.',
      says: ['{outlet} schreibt:', 'Gelesen bei {outlet}:', '{outlet} dazu:'],
      differ: 'Da sind sich die Quellen nicht einig.',
      close: 'Mehr dazu? Die Quellen stehen unten.',
      beforeCall: 'Jetzt bist du dran.',
      farewell: 'Bis bald',
    },
    friendly: {
      greeting: 'Hallo und willkommen!',
      opening: 'Das ist in den Quellen zu lesen.',
      says: ['{outlet} erzählt:', 'Zu lesen bei {outlet}:', '{outlet} schreibt:'],
      differ: 'Das erzählen die Quellen unterschiedlich.',
      close: 'Lust auf mehr? Die Quellen stehen unten.',
      beforeCall: 'Neugierig?',
      farewell: 'Herzliche Grüße',
    },
    formal: {
      greeting: 'Sehr geehrte Damen und Herren!',
      opening: 'Die Quellen berichten Folgendes.',
      says: ['{outlet} berichtet wie folgt:', '{outlet} führt aus:', '{outlet} teilt mit:'],
      differ: 'In diesem Punkt widersprechen sich die Quellen.',
      close: 'Die Quellen sind nachstehend aufgeführt.',
      beforeCall: '',
      farewell: 'Mit freundlichen Grüßen',
    },
    persuasive: {
      greeting: 'Guten Tag!',
      opening: 'Urteilen Sie selbst, was die Quellen sagen.',
      says: [
        'Sehen Sie, was {outlet} schreibt:',
        '{outlet} sagt es so:',
        'In den Worten von {outlet}:',
      ],
      differ: 'Vergleichen Sie, was die Quellen sagen.',
      close: 'Überzeugen Sie sich selbst: Die Quellen stehen unten.',
      beforeCall: 'Jetzt sind Sie am Zug.',
      farewell: 'Beste Grüße',
    },
  },
  audience: 'Für {audience}.',
  contact: 'Kontakt: {contact}',
  background: 'Hintergrund',
  inTheNews: 'Aus den Nachrichten',
  call: '{action}: {address}',
  label: '{outlet}:',
  dateline: '{place}, {date}.',
  placeline: '{place}.',
}
