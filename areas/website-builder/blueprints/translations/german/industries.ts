/** German texts of industries; the keys are the English texts. */
export const industries: Readonly<Record<string, string>> = {
  Shop: 'Laden',
  Purchasing: 'Einkauf',
  Office: 'Büro',
  '{name}: services and contact.': '{name}: Leistungen und Kontakt.',
  'Find out what I can do for you, and how to begin.':
    'Erfahren Sie, was ich für Sie tun kann und wie es losgeht.',
  'See the services': 'Zu den Leistungen',
  Services: 'Leistungen',
  'The work that I can take off your hands.': 'Die Arbeit, die ich Ihnen abnehmen kann.',
  'How to get in touch.': 'Wie Sie sich melden.',
  'What can I do for you?': 'Was kann ich für Sie tun?',
  'Services: {name}, with answers to common questions.':
    'Leistungen: {name}, mit Antworten auf häufige Fragen.',
  'What does it cost?': 'Was kostet es?',
  'How long does it take?': 'Wie lange dauert es?',
  'Which documents do you need from me?': 'Welche Unterlagen brauchen Sie von mir?',
  'Do you work with clients in other places?': 'Arbeiten Sie auch für Kunden an anderen Orten?',
  'From work': 'Aus der Arbeit',
  'Describe in a few words what it is about. Please send nothing confidential yet.':
    'Beschreiben Sie kurz, worum es geht. Bitte senden Sie noch nichts Vertrauliches.',
  '{name} in {town}: services and contact.': '{name} in {town}: Leistungen und Kontakt.',
  'The office': 'Das Büro',
  'Book a meeting': 'Termin vereinbaren',
  'Find out what we can do for you, and how to begin.':
    'Erfahren Sie, was wir für Sie tun können und wie es losgeht.',
  'The work that we can take off your hands.': 'Die Arbeit, die wir Ihnen abnehmen können.',
  'What can we do for you?': 'Was können wir für Sie tun?',
  Advice: 'Beratung',
  Projects: 'Projekte',
  '{name}: treatments, opening hours and contact.':
    '{name}: Behandlungen, Öffnungszeiten und Kontakt.',
  'See the treatments and their prices, and plan your visit.':
    'Sehen Sie die Behandlungen und ihre Preise, und planen Sie Ihren Besuch.',
  'See the treatments': 'Zu den Behandlungen',
  Treatments: 'Behandlungen',
  'Every treatment with its price.': 'Jede Behandlung mit ihrem Preis.',
  'Hours and address': 'Öffnungszeiten und Adresse',
  'Time for yourself?': 'Zeit für sich?',
  'Treatments: {name}, with answers to common questions.':
    'Behandlungen: {name}, mit Antworten auf häufige Fragen.',
  'Treatments and prices': 'Behandlungen und Preise',
  'Not sure which one is right? Ask before you book.':
    'Nicht sicher, welche die richtige ist? Fragen Sie, bevor Sie buchen.',
  'How do I change or cancel an appointment?': 'Wie verlege ich einen Termin oder sage ihn ab?',
  'Do you sell vouchers?': 'Gibt es Gutscheine?',
  'What should I bring?': 'Was soll ich mitbringen?',
  'A look inside': 'Ein Blick hinein',
  'Do you have a question before your visit? Write to me.':
    'Haben Sie vor Ihrem Besuch eine Frage? Schreiben Sie mir.',
  '{name} in {town}: treatments, opening hours and contact.':
    '{name} in {town}: Behandlungen, Öffnungszeiten und Kontakt.',
  'Book an appointment': 'Termin buchen',
  'Do you have a question before your visit? Write to us.':
    'Haben Sie vor Ihrem Besuch eine Frage? Schreiben Sie uns.',
  'Front desk': 'Empfang',
  '{name}: food and drink, opening hours and contact.':
    '{name}: Speisen und Getränke, Öffnungszeiten und Kontakt.',
  'See the menu, find the opening hours and plan your visit.':
    'Sehen Sie die Karte und die Öffnungszeiten, und planen Sie Ihren Besuch.',
  'See the menu': 'Zur Karte',
  'Food and drink': 'Speisen und Getränke',
  'The menu, with prices.': 'Die Karte, mit Preisen.',
  'Planning a visit?': 'Planen Sie einen Besuch?',
  'Food and drink: {name}, with answers to common questions.':
    'Speisen und Getränke: {name}, mit Antworten auf häufige Fragen.',
  'Ask me about ingredients and allergens.': 'Fragen Sie mich nach Zutaten und Allergenen.',
  'Do you have vegetarian and vegan dishes?': 'Gibt es vegetarische und vegane Gerichte?',
  'Is there step-free access?': 'Ist der Zugang stufenlos?',
  'Can I bring a dog?': 'Darf ich einen Hund mitbringen?',
  'Do you cater for groups?': 'Bewirten Sie auch Gruppen?',
  'From the house': 'Aus dem Haus',
  'Are you planning a celebration, or do you have a question? Write to me.':
    'Planen Sie eine Feier, oder haben Sie eine Frage? Schreiben Sie mir.',
  '{name} in {town}: food and drink, opening hours and contact.':
    '{name} in {town}: Speisen und Getränke, Öffnungszeiten und Kontakt.',
  'Book a table': 'Tisch reservieren',
  'Choose a day and say how many you are, to see which times are free.':
    'Wählen Sie einen Tag und sagen Sie, wie viele Sie sind, um die freien Zeiten zu sehen.',
  'Ask us about ingredients and allergens.': 'Fragen Sie uns nach Zutaten und Allergenen.',
  'Are you planning a celebration, or do you have a question? Write to us.':
    'Planen Sie eine Feier, oder haben Sie eine Frage? Schreiben Sie uns.',
  Kitchen: 'Küche',
  Service: 'Service',
  '{name}: features and contact.': '{name}: Funktionen und Kontakt.',
  'See what it does, and how to start.': 'Sehen Sie, was es kann und wie Sie beginnen.',
  'See the features': 'Zu den Funktionen',
  Features: 'Funktionen',
  'What it does, one thing at a time.': 'Was es kann, eins nach dem anderen.',
  'See if it fits your work': 'Sehen Sie, ob es zu Ihrer Arbeit passt',
  'Talk to me': 'Sprechen Sie mit mir',
  'Features: {name}, with answers to common questions.':
    'Funktionen: {name}, mit Antworten auf häufige Fragen.',
  'How do I start?': 'Wie beginne ich?',
  'Where is my data kept?': 'Wo liegen meine Daten?',
  'Which systems does it work with?': 'Mit welchen Systemen arbeitet es zusammen?',
  'How do I cancel?': 'Wie kündige ich?',
  Screens: 'Ansichten',
  'Do you want to try it, or know more? Write to me.':
    'Möchten Sie es ausprobieren oder mehr wissen? Schreiben Sie mir.',
  '{name} in {town}: features and contact.': '{name} in {town}: Funktionen und Kontakt.',
  Address: 'Adresse',
  'Book a demo': 'Vorführung buchen',
  'Talk to us': 'Sprechen Sie mit uns',
  'Do you want to try it, or know more? Write to us.':
    'Möchten Sie es ausprobieren oder mehr wissen? Schreiben Sie uns.',
  Product: 'Produkt',
  Engineering: 'Entwicklung',
  Support: 'Kundendienst',
  '{name}: activities, opening hours and contact.': '{name}: Angebote, Öffnungszeiten und Kontakt.',
  'See what I do, and how to join.': 'Sehen Sie, was ich mache und wie Sie mitmachen.',
  'See the activities': 'Zu den Angeboten',
  Activities: 'Angebote',
  'Groups, meetings and events.': 'Gruppen, Treffen und Veranstaltungen.',
  News: 'Neuigkeiten',
  'Where to find the community': 'Wo die Gemeinschaft zu finden ist',
  'Join in': 'Machen Sie mit',
  'Activities: {name}, with answers to common questions.':
    'Angebote: {name}, mit Antworten auf häufige Fragen.',
  'Everyone who is curious is welcome to ask.': 'Wer neugierig ist, darf gern fragen.',
  'Who can join?': 'Wer kann mitmachen?',
  'What does membership cost?': 'Was kostet die Mitgliedschaft?',
  'When and where do you meet?': 'Wann und wo treffen Sie sich?',
  'How can I help?': 'Wie kann ich helfen?',
  Pictures: 'Bilder',
  'Do you want to join or to help? Write to me.':
    'Möchten Sie mitmachen oder helfen? Schreiben Sie mir.',
  '{name} in {town}: activities, opening hours and contact.':
    '{name} in {town}: Angebote, Öffnungszeiten und Kontakt.',
  'Book a place': 'Platz buchen',
  'See what we do, and how to join.': 'Sehen Sie, was wir machen und wie Sie mitmachen.',
  'Do you want to join or to help? Write to us.':
    'Möchten Sie mitmachen oder helfen? Schreiben Sie uns.',
  Board: 'Vorstand',
  Groups: 'Gruppen',
  Volunteers: 'Ehrenamtliche',
}
