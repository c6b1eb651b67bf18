import type { Words } from './words.ts'

/** Words for money, work, traffic, buildings and home. */
export const trade: Words = {
  chart:
    'stock_market stocks@!h wall_street dow_jones nasdaq s&p ipo bourse börse aktie aktien acciones_de azioni borsa beurs bolsa_de dax shares@!tghp share_price stock_price sell-off selloff futures@m hedge_fund index@m earnings@mu quarterly_results quartalszahlen bond_yield bonds@m bond@m valuation investor@!h gdp recession economic_growth rezession récession recesión recessione recessie stock_index etf / economy@pmbu wirtschaft économie economía economia economie market@mu markets@mub prices@mu price@mu profit@mu revenue@mu traders@m trading@mub sales@u exchange@mb memory_prices',
  'percent vault':
    'interest_rate rate_cut rate_hike mortgage_rate leitzins zinsen taux_d’intérêt tasa_de_interés tassi_d rente-verhoging federal_reserve rate_decision basis_points reserve_bank central_bank ecb ezb bce bank_of_england bundesbank fed@m discount@u',
  columns:
    '/ banco banque bank@mu banking@mu lender@mu jpmorgan goldman_sachs deutsche_bank morgan_stanley citigroup banks@mu',
  coins:
    'coin@!tc savings pension minimum_wage wages@!t pensions rente rentner retraite jubilación pensione pensioen aposentadoria wage jackpot lottery powerball mega_millions lotto dividend',
  banknotes:
    'cash dollar euro@mu yen currency money_laundering stimulus bribe* geldwäsche subsid* ransom_payment hush_money debt@mpu schulden dette_publique deuda debito bailout geld argent_public dinero denaro dinheiro fundraising@!x / funding@umtaph funding_round raises_€ million_in_funding budget_cuts money@!t',
  bitcoin:
    'bitcoin crypto cryptocurrency ethereum stablecoin blockchain kryptowährung* coinbase binance dogecoin cryptomonnaie criptomoneda criptovalut* cripto digital_currency token@m',
  card: 'credit_card debit_card mastercard visa@m contactless_payment paypal kreditkarte carte_bancaire tarjeta_de_crédito payment@mutc',
  gold: 'gold@mu gold_price bullion goldpreis silver@m precious_metal',
  briefcase:
    'jobs@mpu unemployment layoff lays_off laid_off job_market job_cuts jobless hiring job_seeker labor_market labour_market arbeitslos* arbeitsmarkt chômage desempleo disoccupazione werkloosheid desemprego office_workers return_to_office remote_work workforce stellenabbau licenciements despidos licenziamenti apprentice* intern@u workplace entlassungen four-day_week ceo_pay / ceo executive@u boss@u entrepreneur unternehmer startup_founder start-up@um',
  bag: 'shopping@!t retailer retail_sales black_friday shopper luxury_brand department_store mall shopping_center einzelhandel consumer_spending h&m louis_vuitton lvmh gucci',
  shop: 'shops@!t store_closures storefront bookstore bookshop corner_shop toy_store small_business* geschäfte boutique@u tienda negozi winkels lojas restaurants_close store@u franchise@u',
  parcel:
    'parcel package_delivery ups_and fedex mail_carrier courier usps postal_service delivery_service paket pakete colis paquete pacco pakket amazon_warehouse amazon_delivery e-commerce shipping_cost warehouse@!c',
  dress:
    'fashion dress@!g runway@g clothing designer_label haute_couture clothes mode_week vogue kleidung vêtements moda abbigliamento kleding roupas textile@!s garment wedding_dress red_carpet',
  car: 'car cars automaker carmaker toyota volkswagen ford@vmu bmw mercedes* hyundai porsche sedan suv auto_industry autobauer voiture coche@v automobil* autofabrikant carro general_motors stellantis robotaxi self-driving driverless waymo autonomous_vehicle driver@vgb motorist dacia renault fiat nissan honda lamborghini ferrari@v hit-and-run drunk_driving tire@v tyre@v vehicle@vgmu dashboard@v',
  electricCar:
    'electric_vehicle electric_car EV EVs tesla@vmuatg charging_station charging_point ev_charging elektroauto* e-auto ladesäule* voiture_électrique coche_eléctrico auto_elettrica elektrische_auto carro_elétrico rivian byd plug-in_hybrid ev_battery fast_charger charges_faster@v electric_truck lucid_motors charger@v',
  road: 'highway road roads interstate motorway autobahn autoroute autopista autostrada snelweg rodovia traffic@!tac traffic_jam congestion_pricing pothole speed_limit potholes intersection@g tempolimit street_racing',
  truck:
    'truck lorry trucker freight haulage lkw camion camión vrachtwagen caminhão delivery_van vans pickup@v ',
  bus: 'school_bus buses bus@!x public_transport busfahrer autobus autobús ônibus public_transit bus_driver bus_crash',
  train:
    'train@!a trains@!a railway rail@!h high-speed_rail amtrak bahn sncf tgv treno treni trein trenes trem ferrovia locomotive subway metro_station commuter_rail train_crash train_station zug_entgleist züge gare_de railroad',
  tram: 'tram tramway streetcar straßenbahn light_rail tranvía',
  plane:
    'air_force_one plane airplane airline aircraft boeing airbus airport flight@!tx flights ryanair lufthansa easyjet pilot@gbu aviation runway@b jet_fuel passenger_jet flugzeug flughafen avion aéroport avión aeropuerto aereo aeroporto vliegtuig luchthaven avião emirates@u faa flight_attendant ntsb airlines air_traffic pilots',
  helicopter: 'helicopter hubschrauber hélicoptère helicóptero elicottero chopper_crash chopper@g',
  ship: 'container_ship shipping_lane tanker oil_tanker shipyard vessel@!h freighter maersk containerschiff frachter navire buque nave@g schip navio suez_canal panama_canal shipping@mupb ship ships ferry fähre traghetto veerboot hormuz red_sea shadow_fleet titanic shipwreck canal@umb',
  sail: 'sailing sailboat yacht regatta america’s_cup boat@!g boats segel* voilier velero small_boat migrant_boat boot_mit capsiz*',
  harbour:
    'harbor harbour seaport port@umeb ports@umeb dockworker hafen port_de puerto porto_di haven_van tariff tariffs import export trade_war container@um zölle zoll droits_de_douane aranceles dazi importheffing* tarifas exporte exporteur supply_chain lieferkette* longshore* containers',
  bridge: 'bridge@!tacp brücke pont ponte puente viaduct bridge_collapse',
  bicycle:
    'bicycle bike cyclist cycling tour_de_france fahrrad* radfahrer vélo cyclisme bicicleta ciclismo ciclista bicicletta fiets fietser* wielren* vuelta giro_d’italia peloton',
  suitcase:
    'luggage tourist tourism traveler traveller vacation@!x holidaymaker tourismus urlaub touristes turismo turista turisti toerist* airbnb hotel hotels booking@u overtourism travel_ban backpack',
  beach: 'beach seaside strand_bei plage playa spiaggia praia sunbath* sunscreen lifeguard',
  house:
    'housing home_prices homebuyer mortgage real_estate rent_control rent@gupm landlord tenant wohnungs* mieten miete immobilien* logement loyer vivienda alquiler casa_in alloggi affitti huizen woning* habitação aluguel homeowner house_prices homeless homelessness eviction property_market zillow starter_home apartment homes@pubgm mobile_home realtor / houses@!p',
  skyline:
    'skyscraper skyline downtown urban_planning megacity city_center high-rise hochhaus gratte-ciel rascacielos grattacielo wolkenkrabber arranha-céu / city_council stadt_plant / city@eu cities',
  construction:
    'construction_site building_site crane_collapse construction_worker scaffold* bauarbeiten baustelle chantier cantiere infrastructure@pu bridge_repair building_collapse renovation@pg demolition ballroom / construction@pug',
  baby: 'baby newborn infant birth_rate fertility ivf pregnan* maternity surrogate surrogacy babies geburt bébé bebé neonat* schwanger* embarazo gravidanza zwanger* gravidez childbirth birthrate childcare daycare kita@g stroller kindergarten',
  family:
    'parental_leave parents@!t familie eltern famille familia famiglia família child_care grandparent stepmother / families@gph family@gph children kids kinder@!g enfants niños bambini kinderen crianças parent mother father daughter',
  crowd:
    'population demograph* bevölkerung populace menschenmenge census_data jury_of / residents@p community@p public_opinion volunteers',
  candle:
    'obituary dies_at died_at has_died dead_at vigil funeral mourners mourning mourn tributes memorial_service gestorben tot_mit gestorven beerdigung trauer morto_a muere_a mort_à meurt funérailles obsèques funerale falleció fallece overleden uitvaart morre_a death_of remembrance condolences grieving legend_dies dies_after remembers@g holocaust auschwitz',
  rings:
    'wedding marriage married engaged_to bride groom hochzeit mariage matrimonio boda huwelijk casamento divorce scheidung newlywed fiancé*',
  clock:
    'daylight_saving time_change zeitumstellung atomic_clock leap_second stopped_clock / timetable / deadline@!c waiting_time',
  tools:
    'repair repairs screwdriver handwerk* plumber electrician screws toolbox réparation reparatur* spare_part',
}
