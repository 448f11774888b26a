import '@smart-address/react/styles.css';

export { default } from './BareFull.tsx';
