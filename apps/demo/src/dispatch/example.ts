/** A carrier's list as such lists are: two languages, codes, decimal commas, a swapped point, two rows that cannot be found. */
export const EXAMPLE = `Colis;Destinataire;Adresse;Ville;Code adresse;Latitude;Longitude
C-1001;Amel B.;Avenue Habib Bourguiba;La Marsa 2070;;;
C-1002;Sami T.;شارع الحبيب بورقيبة;تونس;;;
C-1003;Pharmacie du Lac;;;8GR5-4JJJ-29;;
C-1004;Hôtel Oasis;;;;33,8869;10,0982
C-1005;Atelier Nour;;;;10,6369;35,8256
C-1006;Karim J.;Sidi Bousaid;;;;
C-1007;Librairie;Rue de Rome;Tunis;;;
C-1008;Imen G.;Cité Erriadh;Sousse;;;
C-1009;Erreur de code;;;8GR5-4JJJ-28;;
C-1010;Sans lieu;Zzqwx Vvkjh;;;;
C-1011;Chantier;;;TN5245-445-5222;;
C-1012;Ferme;Sbeitla;Kasserine;;;
`;
