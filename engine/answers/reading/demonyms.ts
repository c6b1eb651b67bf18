/** Countries and parts of the world, with the English words for their people and things. */
export const DEMONYMS = `
  Afghanistan Afghan Afghans|Africa African Africans|Albania Albanian Albanians|Algeria Algerian Algerians|Angola Angolan Angolans|
  Argentina Argentine Argentinian Argentines|Armenia Armenian Armenians|Australia Australian Australians|
  Austria Austrian Austrians|Azerbaijan Azerbaijani Azerbaijanis|Bangladesh Bangladeshi Bangladeshis|
  Belarus Belarusian Belarusians|Belgium Belgian Belgians|Bolivia Bolivian Bolivians|Bosnia Bosnian Bosnians|
  Brazil Brazilian Brazilians|Britain British Briton Britons UK|Bulgaria Bulgarian Bulgarians|
  Cambodia Cambodian Cambodians|Cameroon Cameroonian Cameroonians|Canada Canadian Canadians|Chile Chilean Chileans|
  China Chinese|Colombia Colombian Colombians|Congo Congolese|Croatia Croatian Croatians Croat|Cuba Cuban Cubans|
  Cyprus Cypriot Cypriots|Czechia Czech Czechs|Denmark Danish Dane Danes|Ecuador Ecuadorian Ecuadorians|
  Egypt Egyptian Egyptians|England English|Eritrea Eritrean Eritreans|Estonia Estonian Estonians|
  Ethiopia Ethiopian Ethiopians|Europe European Europeans|Finland Finnish Finn Finns|France French|
  Gaza Gazan Gazans|Georgia Georgian Georgians|Germany German Germans|Ghana Ghanaian Ghanaians|Greece Greek Greeks|
  Greenland Greenlandic Greenlander Greenlanders|Guatemala Guatemalan Guatemalans|Haiti Haitian Haitians|
  Honduras Honduran Hondurans|Hungary Hungarian Hungarians|Iceland Icelandic Icelander Icelanders|
  India Indian Indians|Indonesia Indonesian Indonesians|Iran Iranian Iranians|Iraq Iraqi Iraqis|Ireland Irish|
  Israel Israeli Israelis|Italy Italian Italians|Jamaica Jamaican Jamaicans|Japan Japanese|Jordan Jordanian Jordanians|
  Kazakhstan Kazakh Kazakhs|Kenya Kenyan Kenyans|Korea Korean Koreans|Kosovo Kosovar Kosovars|Kuwait Kuwaiti Kuwaitis|
  Laos Laotian Lao|Latvia Latvian Latvians|Lebanon Lebanese|Liberia Liberian Liberians|Libya Libyan Libyans|
  Lithuania Lithuanian Lithuanians|Malaysia Malaysian Malaysians|Mali Malian Malians|Malta Maltese|
  Mexico Mexican Mexicans|Moldova Moldovan Moldovans|Mongolia Mongolian Mongolians|Morocco Moroccan Moroccans|
  Mozambique Mozambican Mozambicans|Myanmar Burma Burmese|Namibia Namibian Namibians|Nepal Nepali Nepalese|
  Netherlands Dutch|Nicaragua Nicaraguan Nicaraguans|Nigeria Nigerian Nigerians|Norway Norwegian Norwegians|
  Pakistan Pakistani Pakistanis|Palestine Palestinian Palestinians|Panama Panamanian Panamanians|
  Paraguay Paraguayan Paraguayans|Peru Peruvian Peruvians|Philippines Philippine Filipino Filipinos|
  Poland Polish Pole Poles|Portugal Portuguese|Qatar Qatari Qataris|Romania Romanian Romanians|
  Russia Russian Russians|Rwanda Rwandan Rwandans|Scotland Scottish Scots|Senegal Senegalese|Serbia Serbian Serbs|
  Singapore Singaporean Singaporeans|Slovakia Slovak Slovaks|Slovenia Slovenian Slovene|Somalia Somali Somalis|
  Spain Spanish Spaniard Spaniards|Sudan Sudanese|Sweden Swedish Swede Swedes|Switzerland Swiss|Syria Syrian Syrians|
  Taiwan Taiwanese|Tanzania Tanzanian Tanzanians|Thailand Thai Thais|Tibet Tibetan Tibetans|Tunisia Tunisian Tunisians|
  Turkey Turkish Turk Turks|Uganda Ugandan Ugandans|Ukraine Ukrainian Ukrainians|Uruguay Uruguayan Uruguayans|
  Uzbekistan Uzbek Uzbeks|Venezuela Venezuelan Venezuelans|Vietnam Vietnamese|Wales Welsh|Yemen Yemeni Yemenis|
  Zambia Zambian Zambians|Zimbabwe Zimbabwean Zimbabweans`
