import '@smart-address/react/styles.css';

export { default } from './Ours.tsx';
