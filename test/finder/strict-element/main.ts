import '@smart-address/element';
