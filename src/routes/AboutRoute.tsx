export { AboutScreen as Component } from '../screens/about/AboutScreen.tsx';
