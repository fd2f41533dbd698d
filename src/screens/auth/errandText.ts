import type { Place } from '#src/addresses/places.ts';
import { m } from '#src/paraglide/messages.js';
import type { Errand } from './authTypes.ts';

const placeText = (place: Place): string => {
  switch (place) {
    case 'conversation':
      return m.auth_errand_conversation();
    case 'conversations':
      return m.auth_errand_conversations();
    case 'profile':
      return m.auth_errand_profile();
    case 'pictures':
      return m.auth_errand_pictures();
    case 'characters':
      return m.auth_errand_characters();
    case 'generator':
      return m.auth_errand_making();
    case 'settings':
      return m.auth_errand_settings();
  }
};

/** Where an account leads whoever is asked for one. */
export const errandText = (errand: Errand): string => {
  switch (errand.kind) {
    case 'meeting':
      return m.auth_errand_meeting({ name: errand.name });
    case 'purchase':
      return m.auth_errand_purchase();
    case 'place':
      return placeText(errand.place);
  }
};
